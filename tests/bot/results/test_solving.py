"""Double dummy for a whole set of deals."""

from bot.apart import Apart
from bot.results.solving import solve_all
from rules.model.deals import Deal, Solved

DEALS = {
    1: Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"),
    2: Deal.parse("N:AKQ2.432.K54.QJ3 JT98.KQJ.A32.K54 7654.A98.QJT.A98 3.T765.9876.T762"),
}


async def test_every_deal_is_solved_and_its_progress_told() -> None:
    """One after the other, in one process."""
    told: list[tuple[int, int]] = []

    async def progress(done: int, of: int) -> None:
        told.append((done, of))

    found = await solve_all(DEALS, progress)
    assert told == [(1, 2), (2, 2)]
    assert {key: str(each.deal) for key, each in found.items()} == {key: str(deal) for key, deal in DEALS.items()}
    assert all(each.tricks for each in found.values())


async def test_without_a_solver_the_deals_stay_as_they_are() -> None:
    """A missing or crashing solver leaves the hands without tricks."""

    async def progress(done: int, of: int) -> None:
        pass

    found = await solve_all(DEALS, progress, Apart(("-c", "import no_such_solver"), limit=60))
    assert found == {key: Solved(deal) for key, deal in DEALS.items()}

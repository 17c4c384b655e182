"""What becomes of an opening lead where the auction only seemed to be over."""

from rules.engine.case import Case


def face_down_lead_goes_back(case: Case) -> None:
    """41A: the auction goes on, and an opening lead that lies face down is taken back on the director's word."""
    case.step("lead-goes-back", "41A")

"""What many deals or records tell together: averages with their errors, and the studies that make them.

A study knows one part at a time, but not who works at it nor where its rows are kept: that is in `bulk`.
"""

from kibitz.analysis.studies.averages import Average, Sums, average, sums
from kibitz.analysis.studies.best_contracts import BestResult, Ending, best_result, results
from kibitz.analysis.studies.deal_worth import DealWorth, WorthTable, solved_deals
from kibitz.analysis.studies.decisions import CardDecision, RoleResult, Tallied, decided, decisions
from kibitz.analysis.studies.played_boards import PlayedBoard, Role, board_of, recorded_board

__all__ = [
    "Average",
    "BestResult",
    "CardDecision",
    "DealWorth",
    "Ending",
    "PlayedBoard",
    "Role",
    "RoleResult",
    "Sums",
    "Tallied",
    "WorthTable",
    "average",
    "best_result",
    "board_of",
    "decided",
    "decisions",
    "recorded_board",
    "results",
    "solved_deals",
    "sums",
]

"""What environments need beside the library; where it is not installed, one sentence on how to get it."""

from __future__ import annotations

from kibitz.engine.text import Template
from kibitz.installation import how_to_install

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    needed = (missing.name or "").partition(".")[0]
    sentence = Template("cli-needs-package")(module=needed, command=how_to_install("gym"))
    raise ModuleNotFoundError(str(sentence), name=missing.name) from None

__all__ = ["AECEnv", "AutoresetMode", "VectorEnv", "batch_space", "seeding", "spaces", "wrappers"]

"""
A bonnet out of doors without scratches: palms mirrored in black and in red, a carport and houses in green, drops on red, and dust, red and
grey, the grey with one stroke of a cloth.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P paintwork.py -- OUT [scale] [samples] [name ...]

writes OUT/NAME.jpg for each name in SHOTS (1600 x 900). One unit is a metre, but for water.py, which makes drops in units of ten centimetres.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bonnet import add_bonnet, dust
from develop import develop, save
from shampoo import add_drops
from studio import area_light, camera, render, smooth, start
from surroundings import surround
from water import water

BLACK, GREEN, RED = (0.0012, 0.0013, 0.0016), (0.0012, 0.030, 0.018), (0.060, 0.0012, 0.002)
EARTH, ROAD = (0.26, 0.135, 0.068), (0.30, 0.27, 0.23)
LOW, NEAR = ((-0.25, -0.70, 0.30), (0.12, -0.06, 0.0)), ((-0.14, -0.58, 0.30), (0.10, 0.00, 0.0))


def wiped(cover):
    """Dust through which a cloth has gone once, in an arc; what it pushed aside lies along the edges."""
    size = len(cover)
    x, y = np.meshgrid(*[np.linspace(-0.5, 0.5, size)] * 2)
    away, turn = np.hypot(x + 0.30, y + 0.62) - 0.61, np.arctan2(y + 0.62, x + 0.30)
    rng = np.random.default_rng(6)
    noise = lambda across, along: cv2.GaussianBlur(rng.normal(0, 1, (800, 800)).astype(np.float32), (0, 0), along, sigmaY=across) * (across * along) ** 0.5 * 3.5
    found = lambda lines: cv2.remap(lines, (turn * 500).astype(np.float32), ((away + 0.08) * 5000).astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    left = np.clip(0.10 + 0.08 * found(noise(1.2, 50)) + 0.07 * found(noise(9, 90)), 0.03, 0.6)
    edge = np.abs(away) - 0.052 - 0.0016 * found(noise(60, 24)) - 0.0008 * found(noise(60, 3))
    ends = smooth(turn, 1.35, 1.25) * smooth(turn, 0.50, 0.60)
    wipe = smooth(-edge, -0.003, 0.008) * ends
    ridge = 0.2 * np.exp(-(((edge - 0.002) / 0.003) ** 2)) * ends * np.clip(0.6 + 0.5 * found(noise(60, 8)), 0, 1.4)
    return np.clip(cover * (1 - wipe + left * wipe + ridge), 0, 0.93)[::-1]


# Paint, what lies on it, surroundings with their turn and stops of exposure, the camera's place and target.
SHOTS = {
    "palms": (BLACK, None, ("courtyard", 330, 0.35), *LOW),
    "carport": (GREEN, None, ("courtyard", 40, 1.4), *LOW),
    "houses": (GREEN, None, ("sunset", 60, 0.5), *LOW),
    "summer": (RED, None, ("courtyard", 315, 0.2), *NEAR),
    "drops": (RED, "drops", ("courtyard", 20, 0.9), *NEAR),
    "earth": (BLACK, (dust, EARTH), ("forest", 90, 1.0), *NEAR),
    "cloth": (BLACK, (lambda: wiped(dust()), ROAD), ("forest", 0, 0.9), *NEAR),
}


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 64
    for name in rest[2:] or SHOTS:
        color, over, (place, turn, stops), eye, target = SHOTS[name]
        surround(start(), place, turn)
        if over == "drops":
            add_drops(5000, 0.105, 75, 4, water(), lambda x, y: True)
        add_bonnet(color, film=(over[0](), over[1]) if isinstance(over, tuple) else None)
        if name in ("earth", "cloth"):
            area_light((-0.9, 1.2, 0.9), (0.05, 0, 0), (0.3, 0.3), 14, (1, 0.93, 0.84))
        camera(eye, target, 50, aperture=2.8 if over == "drops" else 12, focus=(0.08, -0.10, 0.0))
        save(develop(render((round(1600 * scale), round(900 * scale)), samples), stops), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()

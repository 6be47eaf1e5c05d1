"""
A charcoal seat belt over a beige seat, with mould and without.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P belt.py -- OUT [scale] [samples] [name ...]

writes OUT/before.jpg and after.jpg (1600 x 1200), and hero.jpg, closer (1600 x 900). One unit is a decimetre.
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from mould import EXTENT, cloth, mould, weave
from studio import add_mesh, area_light, camera, grid_faces, render, start
from surroundings import surround

BEIGE, CHARCOAL = ((0.20, 0.165, 0.125), (0.37, 0.32, 0.26)), ((0.010, 0.011, 0.013), (0.040, 0.042, 0.046))
ON_BEIGE, ON_CHARCOAL = ((0.13, 0.14, 0.095), (0.22, 0.22, 0.16), (0.030, 0.036, 0.022)), ((0.42, 0.43, 0.38), (0.22, 0.25, 0.18), (0.10, 0.12, 0.08))
# Size, whether there is mould, and the place of the camera and what it looks at.
SHOTS = {
    "before": ((1600, 1200), True, (0.04, -1.98, 2.12), (-0.04, -0.05, 0.03)),
    "after": ((1600, 1200), False, (0.04, -1.98, 2.12), (-0.04, -0.05, 0.03)),
    "hero": ((1600, 900), True, (0.30, -1.75, 1.45), (0.00, -0.12, 0.03)),
}
START, AHEAD, HALF = np.array([-1.30, -1.73]), np.array([0.56, 0.83]), 0.24
ASIDE = np.array([AHEAD[1], -AHEAD[0]])
LONG = 4.2


def ground(x, y):
    """The cushion without its yarns."""
    return -0.055 * (x**2 + y**2)


def belt():
    """Points of the webbing: places (x, y, z), along it and across it."""
    s, t = np.meshgrid(np.linspace(0, LONG, 3200), np.linspace(-HALF, HALF, 400), indexing="ij")
    bend = 0.030 * np.sin(1.7 * s + 0.4)
    x, y = (START[i] + AHEAD[i] * s + ASIDE[i] * (t + bend) for i in (0, 1))
    band = np.floor((t + HALF) / (2 * HALF) * 7)
    twill = np.abs(((s + np.where(band % 2 == 0, t, -t)) / 0.017) % 1 - 0.5) * 2
    between = np.abs(((t + HALF) / (2 * HALF) * 7) % 1 - 0.5) * 2
    yarn = 0.0030 * np.sqrt(np.clip(1 - twill**2, 0, 1)) - 0.0035 * np.exp(-(((1 - between) / 0.10) ** 2))
    edge = np.clip((np.abs(t) - HALF + 0.010) / 0.010, 0, 1)
    lies = ground(x, y) + 0.027 + 0.010 * (1 + np.sin(2.1 * s + 1 + 2.4 * t)) + 0.05 * t * np.sin(1.3 * s + 2.2)
    z = lies + yarn * (1 - edge) + 0.003 * np.sin(np.pi * edge) - 0.010 * edge**2
    return x, y, z, s, t


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 48
    x, y = np.meshgrid(*[np.linspace(-EXTENT / 2, EXTENT / 2, 1700)] * 2)
    z = weave(x, y, np.random.default_rng(6), 0.014)
    *webbing, s, t = belt()
    rng = np.random.default_rng(4)
    on_belt = mould(t, s - 2.0, [(rng.uniform(-0.26, 0.26), rng.uniform(-1.1, 0.8), rng.uniform(0.015, 0.055)) for _ in range(44)], rng, 900)
    on_seat = mould(x, y, [(rng.normal(-0.42, 0.22), rng.normal(0.12, 0.20), rng.uniform(0.04, 0.12)) for _ in range(12)], rng, 800)
    for name in rest[2:] or SHOTS:
        size, is_mouldy, place, target = SHOTS[name]
        surround(start(), "interior", 200, 0.35)
        seat = cloth(is_mouldy, BEIGE, ON_BEIGE)
        add_mesh("seat", np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), seat, dict(zip(("cover", "age"), on_seat)))
        points = np.stack(webbing, -1).reshape(-1, 3)
        add_mesh("belt", points, grid_faces(*s.shape), cloth(is_mouldy, CHARCOAL, ON_CHARCOAL), dict(zip(("cover", "age"), on_belt)))
        area_light((-2.6, 0.9, 1.7), (0, 0, 0), (1.0, 0.8), 170, (1, 0.96, 0.90))
        camera(place, target, 64, aperture=0.7, focus=(target[0], target[1], 0.02))
        save(develop(render(tuple(round(side * scale) for side in size), samples), 0.3), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()

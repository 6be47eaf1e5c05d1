"""
The Ipswich page's picture: a dark green car under red dust, and where a hand has wiped along its door.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P swipe.py -- OUT [scale] [samples]

writes OUT/hero.jpg (1600 x 900). The panel is in door.py, the dust in red_dust.py, the sky in evening.py.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import door
import home
from develop import develop, save
from evening import evening
from red_dust import LOOK, Dust
from street import smooth
from studio import area_light, camera, render, start

SIZE = (1600, 900)
TARGET, WIDTH, TURN, RISE, LENS = (0.024, 0, 0.006), 0.645, np.radians(12), np.radians(7), 70

# The hand moves on a circle, whose middle and radius these are; angles grow clockwise from straight up.
MIDDLE, RADIUS = (0.048, -0.455), 0.50
# Per finger: how far out it is, half width, and where it begins and ends along the circle, in metres.
FINGERS = ((0.0370, 0.0106, -0.286, -0.038), (0.0120, 0.0122, -0.316, 0.006), (-0.0108, 0.0117, -0.311, -0.012), (-0.0322, 0.0092, -0.270, -0.068))
RUNS = ((-0.262, 0.45, 0.09, 5, 0.75), (-0.147, 0.45, 0.115, 4, 0.5), (0.062, 0.45, 0.085, 7, 0.8), (0.262, 0.45, -0.12, 6, 0.85), (0.246, -0.072, -0.130, 3.5, 0.6),
        (-0.215, -0.083, -0.145, 4, 0.7), (-0.080, -0.080, -0.118, 3, 0.6), (0.105, -0.074, -0.160, 5, 0.75), (-0.02, -0.08, -0.135, 3, 0.5), (0.335, 0.45, 0.03, 5, 0.7))


def wipe(dust):
    """Four fingers side by side: they leave threads and a film of dust, and push what they took to their sides and their end."""
    rng, marks, noise = dust.rng, dust.marks, dust.noise
    x, z = dust.X - MIDDLE[0], dust.Z - MIDDLE[1]
    along, out = np.arctan2(x, z) * RADIUS, np.hypot(x, z) - RADIUS
    # Values that change quickly across the stroke and slowly along it.
    drawn = np.zeros(dust.X.shape, np.float32)
    for across, length, much in ((0.5, 45, 0.5), (1.2, 70, 0.6), (3.0, 110, 0.7)):
        values = rng.standard_normal((700, 900)).astype(np.float32)
        values = cv2.GaussianBlur(values, (0, 0), sigmaX=length / 1.0, sigmaY=across / 0.25)
        at = lambda v, start, step: ((v - start) / step).astype(np.float32)
        drawn += much * cv2.remap(values / values.std(), at(along, -0.45, 0.001), at(out, -0.0875, 0.00025), cv2.INTER_CUBIC)
    rough, soft, lumps = noise(1.2), noise(7), noise(2.2)
    for stain in (marks.wash, marks.pile, marks.stain):
        whole = np.exp(-(np.maximum(np.abs(out) - 0.040, 0) / 0.004) ** 2) * smooth(along, -0.33, -0.32) * smooth(along, 0.02, -0.03)
        stain *= 1 - whole
    # The hand's flat side brushes over what is around the fingers.
    brush = np.exp(-(((out + 0.006) / 0.052) ** 4)) * smooth(along, -0.34, -0.27) * smooth(along, -0.04, -0.17)
    marks.clean(np.s_[:], (brush * np.clip(0.16 + 0.13 * drawn + 0.05 * soft, 0, 0.6)).astype(np.float32))
    for place, half, begin, end in FINGERS:
        s = (along - begin) / (end - begin)
        bow = 0.0016 * np.sin(9 * s + 40 * place) - 0.0020 * np.clip(s, 0, 1) ** 3 * np.sign(place)
        wide = half * (0.93 + 0.10 * np.exp(-(((s - 0.03) / 0.06) ** 2)) + 0.05 * np.sin(5 * s + 90 * place) - 0.22 * smooth(s, 0.75, 1.0))
        d = (out - place + bow) / wide
        beyond = np.maximum(np.maximum(begin + half - along, along - end + half), 0) / half
        # Fingers side by side touch here and there.
        r = np.hypot(d, beyond) + 0.035 * rough + 0.05 * soft + 0.06 * drawn
        press = 0.96 - 0.58 * smooth(s, 0.45, 1.0) - 0.10 * np.abs(d) ** 3
        left = np.clip(1.06 * press + 0.36 * drawn * (1.20 - press) + 0.04 * rough, 0, 1)
        inside = 1 / (1 + np.exp(np.clip((r - 0.97) * 14, -30, 30)))
        marks.clean(np.s_[:], (0.985 * np.clip(left, 0, 1) * inside).astype(np.float32))
        # It takes more along the farther it goes.
        much = smooth(s, -0.02, 0.5) * 0.7 + 0.3
        side = np.exp(-(((r - 1.10) / 0.085) ** 2)) * np.clip(0.25 + 0.45 * lumps + 0.35 * soft, 0, 1.3) * much
        heap = np.exp(-(((r - 1.02) / 0.20) ** 2)) * smooth(along, end - 0.9 * half, end - 0.1 * half) * np.clip(0.9 + 0.35 * lumps, 0.2, 2)
        marks.pile += (0.9 * side * (s < 1.05) * (s > -0.1) + 2.2 * heap).astype(np.float32)
    crumbs(dust, along, out)


def crumbs(dust, along, out):
    """Little lumps at the end of the stroke and where they fell from it."""
    rng, marks = dust.rng, dust.marks
    for _ in range(240):
        place, half, begin, end = FINGERS[rng.integers(4)]
        s = end + rng.normal(0.006, 0.006) if rng.random() < 0.6 else rng.uniform(begin, end)
        v = place + rng.normal(0, half) if s > end - 0.004 else place + half * rng.choice((-1, 1)) * rng.normal(1.15, 0.08)
        turn = s / RADIUS
        px, pz = MIDDLE[0] + (RADIUS + v) * np.sin(turn), MIDDLE[1] + (RADIUS + v) * np.cos(turn)
        pz -= 0.03 * rng.random() ** 6
        size = 0.0004 + 0.0010 * rng.random() ** 3
        box = marks.box((px, px), (pz, pz), 3 * size)
        a, b = marks.x[box[1]][None] - px, marks.z[box[0]][:, None] - pz
        r = np.hypot(a * rng.uniform(0.8, 1.2), b) / size * (1 + 0.15 * np.sin(3 * np.arctan2(b, a) + px * 900))
        marks.pile[box] += 2.2 * rng.uniform(0.5, 1) / (1 + np.exp(np.clip((r - 1) * 6, -30, 30)))


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if len(rest) > 1 else 48
    start()
    home.add_sky(evening())
    is_fine = scale > 0.6
    dust = Dust(0.0003 if is_fine else 0.0006)
    for run in RUNS:
        dust.marks.run(*run)
    wipe(dust)
    material = home.skin(dust.maps(), door.PAINT, LOOK)
    door.add_panel(material, 0.00015 if is_fine else 0.0006)
    door.add_handle(material)
    area_light((1.5, -0.7, 2.5), (0.1, 0, -0.05), (1.0, 0.3), 132, (1, 0.88, 0.74))
    back = np.array([-np.sin(TURN) * np.cos(RISE), -np.cos(TURN) * np.cos(RISE), np.sin(RISE)])
    distance = WIDTH / 2 / (18 / LENS)
    camera(TARGET + distance * back, TARGET, LENS, aperture=5.6, focus=(-0.12, 0, 0.02))
    light = render(tuple(round(side * scale) for side in SIZE), samples)
    save(develop(light, 1.0), f"{folder}/hero.jpg")


if __name__ == "__main__":
    main()

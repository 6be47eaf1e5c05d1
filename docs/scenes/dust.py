"""Dust on the home page's panel: how much of the paint it covers, how thick it is, and its hue."""

import cv2
import numpy as np

from marks import Marks
from studio import smooth

WIDTH, HEIGHT = 1.6, 0.9  # of the mapped part of the panel, in metres, around its middle

# Rain runs: x, top, bottom, width in mm, strength.
RUNS = ((-0.468, 0.45, 0.12, 3, 0.35), (-0.312, 0.45, 0.02, 4, 0.55), (-0.118, 0.30, 0.06, 3, 0.4), (0.066, 0.45, -0.16, 5, 0.6),
        (0.205, 0.45, 0.10, 3, 0.4), (0.352, 0.004, -0.15, 4, 0.5), (0.508, 0.002, -0.10, 3, 0.45), (-0.468, -0.092, -0.170, 3, 0.45),
        (0.165, -0.074, -0.200, 3, 0.5))


def noises(rng, rows, columns, cell):
    """Gives a function for smooth noise, (rows, columns), whose values are `cell` metres wide."""

    def noise(mm_across, mm_along=None):
        """Smooth noise of deviation 1; sizes in millimetres."""
        sizes = [mm / 1000 / cell for mm in (mm_across, mm_along or mm_across)]
        shrink = max(1, int(min(sizes) / 2))
        values = rng.standard_normal((rows // shrink + 2, columns // shrink + 2)).astype(np.float32)
        if max(sizes) > 0.6:
            values = cv2.GaussianBlur(values, (0, 0), sigmaX=sizes[0] / shrink, sigmaY=sizes[1] / shrink)
        values = cv2.resize(values, (columns, rows), interpolation=cv2.INTER_CUBIC)
        return values / values.std()

    return noise


def dust_maps(crease, gap_distance, flap, cell=0.0004, seed=11):
    """
    Cover, thickness and hue (0 to 1) as (rows, columns, 3), row 0 at the top. `cell` is the size of a value in metres.
    """
    rng = np.random.default_rng(seed)
    columns, rows = round(WIDTH / cell), round(HEIGHT / cell)
    x = (np.arange(columns, dtype=np.float32) + 0.5) * cell - WIDTH / 2
    z = HEIGHT / 2 - (np.arange(rows, dtype=np.float32) + 0.5) * cell
    X, Z = np.broadcast_arrays(x[None], z[:, None])

    noise = noises(rng, rows, columns, cell)

    u = Z - crease(X)
    edge = gap_distance(X, Z)
    grain = noise(0.9), noise(2.6)
    low = smooth(-Z, 0.10, 0.30)
    # It settles on what faces up and sprays on from below: thick in the hollows over and under the swage, and at the edges of the gaps.
    top = smooth(u, 0.0, 0.17)
    amount = 1.0 + 0.45 * top + 0.75 * low
    amount = amount * (1 + 0.10 * noise(80, 50) + 0.07 * noise(24, 34) + 0.05 * noise(4, 90) + 0.06 * noise(13, 180))
    amount = amount + 0.40 * np.exp(-(((u - 0.018) / 0.008) ** 2)) + 0.75 * smooth(-u, 0.0, 0.008) * np.exp(np.minimum(u, 0) / 0.022)
    amount = amount - (0.16 + 0.10 * noise(45, 8)) * np.exp(-(((u - 0.002) / 0.006) ** 2)) + 0.9 * np.exp(-np.maximum(edge, 0) / 0.0025)
    under = flap[1] - flap[3] - Z
    amount = amount + 0.8 * np.exp(-np.maximum(under, 0) / 0.007) * smooth(under, -0.003, 0.001) * smooth(flap[2] - np.abs(X - flap[0]), -0.004, 0.02)
    amount = np.maximum(amount, 0.12) * (1 + 0.045 * grain[0] + 0.020 * grain[1] + 0.18 * noise(0.45))

    marks = Marks((x, z, cell), grain, rng)
    add_drops(marks, 3000)
    for run in RUNS:
        marks.run(*run)
    splashes(marks, 260)
    amount = amount * (1 - 0.95 * np.clip(marks.wash, 0, 1)) + marks.pile
    cover = 1 - np.exp(-np.maximum(0.7 * amount, 0.04))
    thickness = 0.22 * cv2.GaussianBlur(amount, (0, 0), 0.0005 / cell)
    hue = 0.10 + 0.45 * smooth(-u, 0, 0.05) + 0.2 * low + 0.08 * (amount - 1.2) + 0.07 * noise(60) + marks.stain
    return np.stack([cover, thickness, np.clip(hue, 0, 1)], -1).astype(np.float32)


def add_drops(marks, count):
    """Rain drops that dried: thinner in the middle, with a tide line."""
    rng = marks.rng
    for _ in range(count):
        size = 0.0006 + 0.0034 * rng.random() ** 4
        px, pz = rng.uniform(-0.7, 0.7), rng.uniform(-0.4, 0.4)
        box = marks.box((px, px), (pz, pz), 2 * size)
        a, b = marks.x[box[1]][None] - px, marks.z[box[0]][:, None] - pz
        if not a.size or not b.size:
            continue
        angle = np.arctan2(b, a)
        r = np.hypot(a, b * 0.85) / size * (1 + 0.09 * np.sin(2 * angle + 40 * px) + 0.06 * np.sin(3 * angle + 90 * pz))
        strength = rng.uniform(0.1, 1) ** 2
        marks.clean(box, 0.50 * strength / (1 + np.exp((r - 0.85) * 8)))
        tide = strength * np.exp(-(((r - 1.02) / 0.20) ** 2)) * (0.6 - 0.4 * np.sin(angle))
        marks.pile[box] += 0.34 * tide
        marks.stain[box] += 0.22 * tide


def splashes(marks, count):
    """Mud that a wheel threw up: low on the panel, more of it to the right."""
    rng = marks.rng
    for _ in range(count):
        size = 0.0005 + 0.0022 * rng.random() ** 5
        px, pz = 0.62 - 1.2 * rng.random() ** 1.4, -0.34 + abs(rng.normal(0, 0.085))
        if pz > -0.09:
            continue
        box = marks.box((px, px), (pz, pz), 3 * size)
        a, b = marks.x[box[1]][None] - px, marks.z[box[0]][:, None] - pz
        if not a.size or not b.size:
            continue
        turn = rng.normal(0.5, 0.3)
        r = np.hypot((a * np.cos(turn) + b * np.sin(turn)) / 1.5, b * np.cos(turn) - a * np.sin(turn)) / size
        blot = rng.uniform(0.4, 1) / (1 + np.exp(np.clip((r - 1) * 7, -30, 30)))
        marks.pile[box] += 1.2 * blot
        marks.stain[box] += 0.5 * blot

"""Dust on the side of door.py: how much of the paint it covers, how thick it is, and its hue."""

import cv2
import numpy as np

from dust import HEIGHT, WIDTH, noises
from street import smooth


def dust_maps(crease, gap_distance, cell, seed=11):
    """
    Cover, thickness and hue (0 to 1) as (rows, columns, 3), row 0 at the top. `cell` is the size of a value in metres.
    """
    rng = np.random.default_rng(seed)
    columns, rows = round(WIDTH / cell), round(HEIGHT / cell)
    x = (np.arange(columns, dtype=np.float32) + 0.5)[None] * cell - WIDTH / 2
    z = HEIGHT / 2 - (np.arange(rows, dtype=np.float32) + 0.5)[:, None] * cell
    X, Z = np.broadcast_arrays(x, z)

    noise = noises(rng, rows, columns, cell)

    pixel = lambda px, pz: ((px + WIDTH / 2) / cell, (HEIGHT / 2 - pz) / cell)
    u = Z - crease(X)
    edge = gap_distance(X, Z)
    fine = 0.55 * noise(0.7) + 0.45 * noise(1.6) + 0.3 * noise(3.5)
    low = smooth(-Z, 0.06, 0.32)
    # Thinner on the ridge of the swage, thick in the hollow under it, low down, and at the edges of the gaps.
    amount = 1.15 + 1.15 * low + 0.6 * smooth(-u, 0.0, 0.012) * np.exp(np.minimum(u, 0) / 0.06)
    amount = amount - 0.75 * np.exp(-(((u - 0.003) / 0.005) ** 2)) + 0.8 * np.exp(-np.maximum(edge, 0) / 0.004)
    amount = amount + 0.26 * noise(110, 70) + 0.10 * noise(24, 40) + 0.12 * noise(4, 80) + 0.08 * noise(14, 160) + 0.16 * fine

    wash, rim = np.zeros((rows, columns), np.float32), np.zeros((rows, columns), np.float32)
    for run in runs(rng):
        add_run(run, wash, rim, pixel, cell, rng)
    add_drops(wash, rim, pixel, cell, rng)
    ragged = np.clip(1 + 0.10 * noise(1.6) + 0.12 * noise(5), 0.5, 1.3)
    wash = np.clip(wash * ragged, 0, 1)
    # Drawn and not used: the noise after it would be another.
    noise(1.5)

    amount = amount * (1 - 0.97 * wash) + 0.55 * rim
    cover = 1 - np.exp(-np.maximum(amount, 0.02))
    thickness = 0.22 * cv2.GaussianBlur(amount, (0, 0), 0.0005 / cell)
    hue = np.clip(0.30 + 0.35 * low + 0.25 * (amount - 1.9) + 0.10 * noise(60) + 0.12 * fine, 0, 1)
    return np.stack([cover, thickness, hue], -1).astype(np.float32)


def runs(rng):
    """Rain runs as (x, top, bottom, width in mm, strength)."""
    wide = [(-0.43, 0.45, 0.02, 5, 0.9), (-0.335, 0.45, -0.20, 9, 1.0), (-0.13, 0.30, -0.05, 5, 0.9), (-0.02, 0.45, -0.28, 12, 1.0),
            (0.11, 0.45, 0.06, 5, 0.9), (0.205, 0.16, -0.22, 8, 1.0), (0.375, 0.45, -0.34, 7, 1.0), (0.50, 0.08, -0.16, 6, 0.9)]
    for _ in range(26):  # thin ones that begin at the swage, where water gathers
        x = rng.uniform(-0.62, 0.62)
        wide.append((x, -0.080 + 0.03 * x - 0.03 * x * x, -0.10 - abs(rng.normal(0, 0.09)), rng.uniform(1.6, 4.5), rng.uniform(0.5, 0.95)))
    for _ in range(20):
        top = rng.uniform(-0.05, 0.40)
        wide.append((rng.uniform(-0.62, 0.62), top, top - rng.uniform(0.02, 0.16), rng.uniform(1.2, 3), rng.uniform(0.35, 0.8)))
    return wide


def add_run(run, wash, rim, pixel, cell, rng):
    """A drop's way down: it wavers, swells where it paused, carries a drop at its end, and leaves a pale line at its sides."""
    x, top, bottom, width, strength = run
    count = max(12, int((top - bottom) / 0.0015))
    down = np.linspace(top, bottom, count)
    wander = cv2.GaussianBlur(rng.standard_normal((count, 1)), (0, 0), 10)[:, 0]
    sway = x + np.cumsum(wander) * 0.00035
    swell = cv2.GaussianBlur(rng.standard_normal((count, 1)), (0, 0), 9)[:, 0]
    swell = 1 + 0.35 * swell / max(swell.std(), 1e-6) * (rng.random() * 0.6 + 0.4)
    taper = np.minimum(1, (np.arange(count) + 8) / 30) * (1 - 0.55 * np.linspace(0, 1, count) ** 2)
    half = np.maximum(width / 2000 * np.clip(swell, 0.5, 1.7) * taper, cell * 0.6)
    middle = np.array([pixel(a, b) for a, b in zip(sway, down)])
    sides = [np.stack([middle[:, 0] + s * half / cell * (1 + 0.12 * rng.standard_normal(count)), middle[:, 1]], 1) for s in (-1, 1)]
    mask = np.zeros_like(wash)
    outline = np.concatenate([sides[0], sides[1][::-1]])
    cv2.fillPoly(mask, [np.int32(outline * 16)], 1.0, cv2.LINE_AA, 4)
    box = np.s_[:, max(0, int(outline[:, 0].min()) - 30) : int(outline[:, 0].max()) + 30]
    core = cv2.GaussianBlur(mask[box], (0, 0), max(0.6, width * 0.00012 / cell))
    around = cv2.GaussianBlur(mask[box], (0, 0), max(1.0, width * 0.00040 / cell))
    rows = np.linspace(0.45, -0.45, len(wash))[:, None]
    fade = strength * (0.35 + 0.65 * np.clip((rows - bottom) / max(top - bottom, 0.01), 0, 1) ** 0.4)
    # Water spread wider than it ran, and left what it carried at its end.
    thinned = cv2.GaussianBlur(mask[box], (0, 0), width * 0.0011 / cell) ** 0.8
    wash[box] = np.maximum(wash[box], np.maximum(core * fade, 0.42 * thinned * fade))
    left = 0.7 + 1.3 * np.exp(-np.maximum(rows - bottom, 0) / 0.02)
    rim[box] = np.maximum(rim[box], np.clip(around - core, 0, 1) * left * strength)


def add_drops(wash, rim, pixel, cell, rng):
    """Rain drops that dried: thinner in the middle, with a tide line."""
    for _ in range(5200):
        size = 0.0007 + 0.0042 * rng.random() ** 4
        px, pz = pixel(rng.uniform(-0.7, 0.7), rng.uniform(-0.4, 0.4))
        reach = int(size / cell * 2) + 3
        px, pz = int(px), int(pz)
        if not (reach < px < wash.shape[1] - reach and reach < pz < wash.shape[0] - reach):
            continue
        b, a = np.mgrid[-reach : reach + 1, -reach : reach + 1]
        angle = np.arctan2(b, a)
        away = np.hypot(a, b * 0.9) * cell / size * (1 + 0.09 * np.sin(2 * angle + px) + 0.06 * np.sin(3 * angle + pz))
        strength = rng.uniform(0.15, 1) ** 1.5
        box = np.s_[pz - reach : pz + reach + 1, px - reach : px + reach + 1]
        wash[box] = np.maximum(wash[box], 0.42 * strength / (1 + np.exp((away - 0.85) * 10)))
        rim[box] = np.maximum(rim[box], 0.9 * strength * np.exp(-(((away - 1.02) / 0.18) ** 2)))

"""What is on a windscreen: the printed border, and dry dust with the fans that the wipers have swept. One unit is a metre."""

import cv2
import numpy as np

from dust import add_drops, noises
from marks import Marks
from studio import smooth

CELL = 0.0004
WIDE, HIGH, FOOT = 1.6, 0.9, -0.05  # the map: u from -0.8 to 0.8, s from -0.05 up
# Wipers: pivot (u, s), where the blade begins and ends, and its angles at rest and at the end of its way.
WIPERS = ((-0.54, -0.035, 0.15, 0.67, np.radians(6.0), np.radians(98)), (0.06, -0.035, 0.12, 0.55, np.radians(5.0), np.radians(100)))


def grid():
    columns, rows = round(WIDE / CELL), round(HIGH / CELL)
    u = (np.arange(columns, dtype=np.float32) + 0.5)[None] * CELL - WIDE / 2
    s = FOOT + HIGH - (np.arange(rows, dtype=np.float32) + 0.5)[:, None] * CELL
    return np.broadcast_arrays(u, s)


def inside(outline):
    """Distance from the glass's edge, inwards."""
    u, s = grid()
    mask = np.zeros(u.shape, np.uint8)
    points = np.stack([(outline[:, 0] + WIDE / 2) / CELL, (FOOT + HIGH - outline[:, 1]) / CELL], 1)
    cv2.fillPoly(mask, [np.int32(points)], 1)
    return cv2.distanceTransform(mask, cv2.DIST_L2, 5) * CELL


def border(outline):
    """The black print: a band, and dots that grow smaller inwards."""
    u, s = grid()
    away = inside(outline)
    wide = 0.022 + 0.020 * smooth(-s, -0.16, -0.05) + 0.012 * smooth(s, 0.60, 0.70)
    # Around the mirror's foot.
    wide = wide + 0.055 * smooth(-np.abs(u), -0.11, -0.07) * smooth(s, 0.60, 0.70)
    band = smooth(wide - away, -CELL, CELL)
    pitch = 0.0046
    steep = (s > 0.10) & (s < 0.715) & (np.abs(u) > 0.25)
    along = np.where(steep, s, u) / pitch
    row = np.floor((away - wide) / pitch)
    across = (away - wide) / pitch - row - 0.5
    aside = (along + 0.5 * (row % 2)) % 1 - 0.5
    size = np.clip(0.42 - 0.085 * row, 0, 0.5)
    dots = smooth(size - np.hypot(across, aside), -0.08, 0.08) * (row >= 0) * (row < 5)
    return np.maximum(band, dots).astype(np.float32)


def streaks(rng, radius, angle, wobble):
    """What a blade leaves: fine lines round its pivot, that come and go along the way."""
    lines = np.zeros_like(radius)
    for size, share in ((0.0009, 0.5), (0.0025, 0.6), (0.011, 0.5)):
        around, along = 5, int(1.0 / size)
        noise = cv2.resize(cv2.GaussianBlur(rng.standard_normal((around, along)).astype(np.float32), (0, 0), 0.6), (along * 2, 256), interpolation=cv2.INTER_CUBIC)
        at = ((radius + wobble) / size * 2).astype(np.float32), (np.clip(angle / 1.8, 0, 1) * 255).astype(np.float32)
        noise = cv2.remap(noise / noise.std(), *at, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        lines += share * noise
    return lines


def swept(rng, wiper, noise):
    """Where the blade went, the lines it left there, and the dust it pushed to the ends of its way."""
    u, s = grid()
    pu, ps, inner, outer, rest, end = wiper
    radius, angle = np.hypot(u - pu, s - ps), np.arctan2(s - ps, u - pu)
    ragged = 0.0005 * noise(3) + 0.0006 * noise(12)
    rim = outer - radius + 0.5 * ragged
    stop = (end - angle) * radius + 2.2 * ragged + 0.0012 * noise(30)
    heel = radius - inner + 3 * ragged
    begin = (angle - rest) * radius + 0.004
    way = smooth(rim, -0.0006, 0.0008) * smooth(stop, -0.001, 0.0016) * smooth(heel, -0.004, 0.010) * smooth(begin, -0.001, 0.001)
    # Near its heel and its tip a blade presses less.
    lines = streaks(rng, radius, angle, 0.0003 * noise(25))
    left = 0.05 + 0.05 * np.clip(lines + 0.1, 0, 2.5) ** 1.3 + 0.16 * np.exp(-np.maximum(heel, 0) / 0.02) + 0.10 * np.exp(-np.maximum(rim, 0) / 0.03)
    left = left * (0.5 + 0.6 * smooth(angle, 0.3, 1.5))
    near = lambda away, wide: np.exp(-np.abs(away) / wide) * (away < 0.0012)
    pile = 1.9 * near(stop, 0.007) * np.clip(0.75 + 0.5 * noise(9) + 0.35 * noise(2.5), 0, 2) * smooth(rim, -0.01, 0.002) * smooth(heel, -0.005, 0.02)
    pile = pile + 1.5 * near(rim, 0.0030) * np.clip(0.7 + 0.45 * noise(14) + 0.3 * noise(3), 0, 2) * smooth(stop, -0.012, 0.0) * smooth(begin, -0.001, 0.03)
    return way, left, pile


def splats(rng, shape, pixel):
    """Insects: a dark crust, and a thin yellow smear upwards from it."""
    mark = np.zeros(shape, np.float32)
    for u, s, size in ((0.30, 0.60, 6), (-0.50, 0.60, 5), (0.02, 0.66, 4), (-0.30, 0.745, 5), (0.45, 0.42, 4), (0.56, 0.25, 5), (0.16, 0.50, 3), (-0.63, 0.30, 4), (-0.12, 0.55, 4), (-0.60, 0.46, 3)):
        x, z = pixel(u, s)
        for _ in range(26):
            out = np.abs(rng.normal(0, 1.0))
            spot = x + rng.normal(0, 0.22) * size / 1000 / CELL * (0.5 + out), z - out * size * 0.9 / 1000 / CELL
            cv2.circle(mark, tuple(np.int32(np.array(spot) * 16)), int(size / 1000 / CELL * 16 * rng.uniform(0.06, 0.24) / (0.6 + 0.6 * out)), float(rng.uniform(0.35, 1)), -1, cv2.LINE_AA, 4)
    return cv2.GaussianBlur(mark, (0, 0), 1.1)


def film(outline, seed=21):
    """Cover, thickness and insects (0 to 1) as (rows, columns, 3), row 0 at the top."""
    rng = np.random.default_rng(seed)
    u, s = grid()
    noise = noises(rng, *u.shape, CELL)
    pixel = lambda a, b: ((a + WIDE / 2) / CELL, (FOOT + HIGH - b) / CELL)
    away = inside(outline)
    fine = 0.5 * noise(0.8) + 0.5 * noise(1.8) + 0.35 * noise(4.5)
    amount = 0.50 + 0.50 * np.exp(-np.maximum(s - 0.01, 0) / 0.10) + 0.35 * np.exp(-away / 0.020) + 0.10 * smooth(s, 0.2, 0.7)
    amount = amount * (1 + 0.16 * noise(120, 90) + 0.12 * noise(40, 60) + 0.08 * noise(12, 40) + 0.06 * noise(5, 90) + 0.20 * fine)
    marks = Marks((u[0], s[:, 0] - FOOT - HIGH / 2, CELL), (noise(0.9), noise(2.6)), rng)
    for _ in range(16):
        top = rng.uniform(0.15, 0.44)
        marks.run(rng.uniform(-0.68, 0.68), top, top - rng.uniform(0.05, 0.30), rng.uniform(1.5, 4.0), rng.uniform(0.3, 0.7))
    add_drops(marks, 5200)
    amount = amount * (1 - 0.60 * np.clip(marks.wash, 0, 1)) + 0.26 * marks.pile
    ways, piles = [], []
    for wiper in WIPERS:
        way, left, pile = swept(rng, wiper, noise)
        amount = amount * (1 - way) + way * np.minimum(amount, left * (1 + 0.10 * fine))
        ways.append(way)
        piles.append(pile)
    # Each wipes away most of what the other has piled up.
    amount = amount + 0.85 * (piles[0] * (1 - 0.93 * ways[1]) + piles[1] * (1 - 0.93 * ways[0]))
    insects = splats(rng, u.shape, pixel) * (1 - 0.9 * np.maximum(*ways))
    cover = 1 - np.exp(-np.maximum(amount, 0.004))
    thick = cv2.GaussianBlur(amount, (0, 0), 1.2)
    return np.stack([cover, np.clip(thick / 3, 0, 1), insects], -1).astype(np.float32)

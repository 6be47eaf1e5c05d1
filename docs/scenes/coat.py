"""How the clear coat of the bonnet in sun.py has failed: what is left of it, its milky edge, and loose flakes. Lengths in decimetres."""

import cv2
import numpy as np

from studio import grid_faces, smooth

CELL = 0.0025  # of the maps
LEFT, RIGHT, BACK = -4.6, 2.4, 7.0  # their ends in u and v


class Coat:
    """The clear coat, cracked into cells. Where it is left, what is loose, and how far the bare paint has chalked."""

    def __init__(self, seed=7):
        self.rng = rng = np.random.default_rng(seed)
        self.shape = round(BACK / CELL), round((RIGHT - LEFT) / CELL)
        rows, columns = self.shape
        self.u = np.broadcast_to(LEFT + CELL * (np.arange(columns, dtype=np.float32) + 0.5)[None], self.shape)
        self.v = np.broadcast_to(CELL * (np.arange(rows, dtype=np.float32) + 0.5)[:, None], self.shape)
        # Above 0 the coat is left.
        field = (self.u + 0.55 + 0.10 * self.v + 0.25 * np.maximum(self.v - 1.6, 0)) / 0.55
        field = field + 0.85 * self.noise(0.75) + 0.50 * self.noise(0.26) + 0.28 * self.noise(0.10)
        count = 46000
        at = np.stack([rng.integers(0, rows, count), rng.integers(0, columns, count)])
        # Fewer, larger cells in places.
        at = at[:, rng.random(count) < smooth(self.noise(0.35)[at[0], at[1]], 1.2, -1.0) ** 2 * 0.80 + 0.05]
        seeds = np.ones(self.shape, np.uint8)
        seeds[at[0], at[1]] = 0
        _, labels = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
        bend = lambda: 0.020 * self.noise(0.030) + 0.006 * self.noise(0.008)
        columns_at = ((self.u - LEFT + bend()) / CELL - 0.5).astype(np.float32)
        rows_at = ((self.v + bend()) / CELL - 0.5).astype(np.float32)
        labels = cv2.remap(labels.astype(np.float32), columns_at, rows_at, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE).astype(np.int32)
        _, self.cell = np.unique(labels, return_inverse=True)
        self.cell = self.cell.reshape(self.shape)
        number = self.cell.max() + 1
        mean = lambda values: np.bincount(self.cell.ravel(), values.ravel(), number) / np.bincount(self.cell.ravel(), minlength=number)
        kept = mean(field) + rng.normal(0, 0.28, number) > 0
        # No small round holes.
        _, holes, sizes, _ = cv2.connectedComponentsWithStats((~kept[self.cell]).astype(np.uint8))
        kept = kept | (mean(sizes[:, cv2.CC_STAT_AREA][holes].astype(np.float32)) < 0.09 / CELL**2)
        left = kept[self.cell]
        self.inside = cv2.distanceTransform(left.astype(np.uint8), cv2.DIST_L2, 5) * CELL
        outside = cv2.distanceTransform((~left).astype(np.uint8), cv2.DIST_L2, 5) * CELL
        away = cv2.GaussianBlur(self.inside - outside, (0, 0), 0.03 / CELL)
        self.outward = [-mean(np.gradient(away, CELL, axis=axis)) for axis in (1, 0)]
        self.middle = mean(self.u), mean(self.v)
        # Small cells at the edge let go, more in some places than in others, but not on the bend at the front.
        depth = mean(self.inside)
        fray = mean(self.noise(0.30))
        small = np.bincount(self.cell.ravel(), minlength=number) * CELL**2 < 0.0035
        self.is_loose = kept & small & (self.middle[1] > 0.25) & (depth < 0.050 + 0.015 * fray) & (rng.random(number) < 0.45 + 0.22 * fray)
        self.left = left & ~self.is_loose[self.cell]
        reach = 0.003 + 0.007 * np.clip(self.noise(0.14) + 0.6 * self.noise(0.03), 0, 2)
        firm = cv2.distanceTransform(self.left.astype(np.uint8), cv2.DIST_L2, 5) * CELL
        wide = np.clip(0.026 + 0.045 * self.noise(0.20) + 0.030 * self.noise(0.05) + 0.012 * self.noise(0.015), 0, 0.16)
        haze = smooth(firm, wide + 0.003, wide - 0.003) * (wide > 0.004) * np.clip(0.17 + 0.06 * self.noise(0.08) + 0.12 * smooth(firm, wide - 0.012, wide) + 0.05 * self.noise(0.012), 0, 0.5)
        lip = smooth(firm, reach + 0.004, reach - 0.006) * np.clip(0.42 + 0.35 * self.noise(0.05) + 0.25 * self.noise(0.012), 0, 0.6)
        self.white = np.clip(self.left * np.maximum(haze, lip) * smooth(self.v, 0.08, 0.45), 0, 1)
        self.age = smooth(cv2.distanceTransform((~self.left).astype(np.uint8), cv2.DIST_L2, 5) * CELL, 0.0, 0.9)

    def noise(self, size):
        """Smooth noise of deviation 1, size in units."""
        rows, columns = self.shape
        shrink = max(1, int(size / CELL / 3))
        values = self.rng.standard_normal((rows // shrink + 3, columns // shrink + 3)).astype(np.float32)
        values = cv2.GaussianBlur(values, (0, 0), size / CELL / shrink)
        values = cv2.resize(values, (columns, rows), interpolation=cv2.INTER_CUBIC)
        return values / values.std()

    def maps(self):
        soft = cv2.GaussianBlur(self.left.astype(np.float32), (0, 0), 0.6)
        return np.stack([soft, cv2.GaussianBlur(self.white.astype(np.float32), (0, 0), 0.6), self.age], -1)[::-1]

    def flakes(self, place, normal):
        """Loose cells as a mesh: each is a strip of film that curls up from its inner side. `place` and `normal` are the skin's."""
        rng, number = self.rng, len(self.is_loose)
        cell = self.cell
        along = (self.u - self.middle[0][cell]) * self.outward[0][cell] + (self.v - self.middle[1][cell]) * self.outward[1][cell]
        length = np.maximum(np.hypot(*self.outward), 1e-6)
        along = along / length[cell]
        hinge = np.full(number, 9.0)
        np.minimum.at(hinge, cell.ravel(), along.ravel())
        free = np.maximum(along - hinge[cell], 0)
        radius = (0.07 + 0.50 * rng.random(number) ** 1.6)[cell]
        turn = np.minimum(free / radius, 1.0)
        ahead, high = radius * np.sin(turn), radius * (1 - np.cos(turn)) + 0.0015
        aside = -(self.u - self.middle[0][cell]) * self.outward[1][cell] + (self.v - self.middle[1][cell]) * self.outward[0][cell]
        high = high + (rng.normal(0, 0.12, number)[cell] * aside / length[cell] + 0.002 * self.noise(0.02)) * np.minimum(free / 0.04, 1)
        back = ahead - free
        u = self.u + back * self.outward[0][cell] / length[cell]
        v = self.v + back * self.outward[1][cell] / length[cell]
        faces = grid_faces(*self.shape)
        corners = cell.ravel()[faces]
        faces = faces[(corners == corners[:, :1]).all(1) & self.is_loose[corners[:, 0]]]
        used, faces = np.unique(faces, return_inverse=True)
        pick = lambda values: np.ravel(values)[used].astype(np.float64)
        u, v, high, free = pick(u), pick(v), np.maximum(pick(high), 0.001), pick(free)
        return place(u, v) + normal(u, v) * high[:, None], faces.reshape(-1, 4), free

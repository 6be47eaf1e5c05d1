"""Water that beads on the panel of door.py: drops of all sizes in clusters, and some that have run down and left a clear track."""

import cv2
import numpy as np

import door
from home import crease

CELL = 0.010  # of the grid that finds neighbours


class Drops:
    """Drops (x, z, radius, stretch) that keep apart from each other, from gaps and from steep places; `is_allowed` (x, z) tells where they may be."""

    def __init__(self, is_allowed, seed=5):
        self.rng, self.is_allowed = np.random.default_rng(seed), is_allowed
        self.placed, self.cells = [], {}
        rows, columns = 400, 600
        cloud = cv2.GaussianBlur(self.rng.standard_normal((rows, columns)).astype(np.float32), (0, 0), 13)
        fine = cv2.GaussianBlur(self.rng.standard_normal((rows, columns)).astype(np.float32), (0, 0), 5)
        self.cloud = cloud / cloud.std() + 0.6 * fine / fine.std()
        self.tracks = []

    def near(self, x, z):
        i, j = int(x // CELL), int(z // CELL)
        return [drop for a in (-1, 0, 1) for b in (-1, 0, 1) for drop in self.cells.get((i + a, j + b), ())]

    def place(self, x, z, radius, stretch=1.0):
        if any(np.hypot(x - u, (z - v)) < 1.10 * (radius * stretch**0.5 + r) for u, v, r, _ in self.near(x, z)):
            return
        self.placed.append((x, z, radius, stretch))
        self.cells.setdefault((int(x // CELL), int(z // CELL)), []).append(self.placed[-1])

    def run(self, x, top, bottom, radius):
        """A drop's way down: its head, a few small ones it left, and nothing else."""
        rng = self.rng
        count = max(8, int((top - bottom) / 0.002))
        sway = x + np.cumsum(cv2.GaussianBlur(rng.standard_normal((count, 1)), (0, 0), 4)[:, 0]) * 0.0011
        down = np.linspace(top, bottom, count)
        self.tracks.append((sway, down, 1.25 * radius))
        self.place(sway[-1], bottom, radius, rng.uniform(1.25, 1.7))
        for _ in range(int((top - bottom) * 130)):
            i = rng.integers(count - 2)
            self.place(sway[i] + rng.normal(0, 0.25) * radius, down[i], rng.uniform(0.0003, 0.0009))

    def is_free(self, x, z):
        free = np.ones(x.shape, bool)
        for sway, down, half in self.tracks:
            free &= ~((np.abs(x - np.interp(-z, -down, sway)) < half) & (z < down[0]) & (z > down[-1]))
        return free

    def rain(self, count, largest):
        rng = self.rng
        radius = np.sort(np.minimum(0.00055 * rng.random(count) ** -0.64, largest * rng.uniform(0.6, 1, count)))[::-1]
        x, z = rng.uniform(door.LEFT, door.RIGHT, count), rng.uniform(door.BOTTOM, door.TOP, count)
        i = np.clip((z - door.BOTTOM) / (door.TOP - door.BOTTOM) * 399, 0, 399).astype(int)
        j = np.clip((x - door.LEFT) / (door.RIGHT - door.LEFT) * 599, 0, 599).astype(int)
        # Under the swage less has fallen.
        under = z < crease(x)
        much = 1 / (1 + np.exp(-2.6 * (self.cloud[i, j] - 0.05 - 0.8 * under)))
        steep = np.abs(door.surface(x, z + 0.002) - door.surface(x, z - 0.002)) + np.abs(door.surface(x + 0.002, z) - door.surface(x - 0.002, z))
        keep = (rng.random(count) < much) & self.is_allowed(x, z) & (door.gap_distance(x, z) > radius + 0.002) & (steep < 0.0024) & self.is_free(x, z)
        for values in zip(x[keep], z[keep], radius[keep]):
            self.place(*values)

    def hang(self):
        """Larger drops along the swage's lower edge and under the handle, where water waits before it falls."""
        rng, x = self.rng, door.LEFT
        while x < door.RIGHT:
            x += rng.gamma(1.3, 0.016)
            radius = rng.uniform(0.0010, 0.0036)
            if self.is_allowed(np.array([x]), np.array([crease(x) - 0.01]))[0] and abs(door.gap_distance(x, 0.0)) > 0.006:
                self.place(x, crease(x) - 0.005 - 0.6 * radius, radius, rng.uniform(1.1, 1.5))

    def mesh(self):
        """Flat caps with uneven outlines, fuller below: points and faces."""
        rng = self.rng
        x, z, radius, stretch = (values[:, None] for values in np.array(self.placed).T)
        rings, spokes = 12, 28
        t, around = np.meshgrid(np.linspace(0, 1, rings) ** 0.8, np.linspace(0, 2 * np.pi, spokes, endpoint=False), indexing="ij")
        t, around = t.ravel()[None], around.ravel()[None]
        big = np.clip((radius - 0.0006) / 0.0026, 0, 1)
        outline = np.ones((len(x), t.size))
        for order, much in ((2, 0.16), (3, 0.11), (4, 0.07), (5, 0.05)):
            outline += (0.15 + 0.85 * big) * much * rng.normal(0, 0.8, x.shape).clip(-1.4, 1.4) * np.sin(order * around + rng.uniform(0, 6.3, x.shape))
        across = radius * outline * t
        u, v = across * np.cos(around), across * np.sin(around) * stretch
        # The skin of a drop that is flatter the larger it is; its top lies low.
        high = radius * (0.62 - 0.30 * big) * (1 - t**2.3) ** 0.62 * (1 - (0.12 + 0.22 * big) * np.clip(v / radius, -1.2, 1.2))
        px, pz = x + u, z + v
        points = np.stack([px, -door.surface(px, pz) - high + 0.00005, pz], -1).reshape(-1, 3)
        i = np.arange(rings * spokes).reshape(rings, spokes)
        j = np.roll(i, -1, 1)
        one = np.stack([i[:-1], i[1:], j[1:], j[:-1]], -1).reshape(-1, 4)
        return points, (one[None] + (np.arange(len(x)) * rings * spokes)[:, None, None]).reshape(-1, 4)


def handle_drops(rng, count=13):
    """Drops that hang from the handle's lower edge, as a mesh."""
    cx, cz, long, _ = door.HANDLE
    s = np.sort(rng.uniform(-0.90, 0.90, count))[:, None]
    half, outer, inner = door.handle_section(s)
    size = rng.uniform(0.0009, 0.0026, s.shape)
    rings, spokes = 14, 20
    t, around = np.meshgrid(np.linspace(0, np.pi, rings), np.linspace(0, 2 * np.pi, spokes, endpoint=False), indexing="ij")
    t, around = t.ravel()[None], around.ravel()[None]
    x = cx + long * s
    px = x + size * np.sin(t) * np.cos(around) * 1.15
    py = -(door.bulge(x, cz) + door.dish(x, cz) + (0.7 * outer + 0.3 * inner)) + size * np.sin(t) * np.sin(around)
    pz = cz - half - 0.25 * size + size * np.cos(t) * 0.95
    i = np.arange(rings * spokes).reshape(rings, spokes)
    j = np.roll(i, -1, 1)
    one = np.stack([i[:-1], i[1:], j[1:], j[:-1]], -1).reshape(-1, 4)
    return np.stack([px, py, pz], -1).reshape(-1, 3), (one[None] + (np.arange(count) * rings * spokes)[:, None, None]).reshape(-1, 4)

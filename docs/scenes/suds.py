"""Snow foam that slides down a panel, and water beads on it."""

import cv2
import numpy as np

import door_dust
from studio import add_mesh, grid_faces, new_material

LEFT, RIGHT, BOTTOM, TOP = -0.46, 0.62, -0.30, 0.34  # of the foamed part, in metres


class Foam:
    """Foam on `surface` (x, z) -> how far it reaches towards the camera; `cell` is the size of a value in metres."""

    def __init__(self, surface, cell, handle, seed=4):
        self.cell, self.rng = cell, np.random.default_rng(seed)
        columns, rows = round((RIGHT - LEFT) / cell), round((TOP - BOTTOM) / cell)
        x, z = np.linspace(LEFT, RIGHT, columns), np.linspace(BOTTOM, TOP, rows)
        self.x, self.z = np.meshgrid(x, z)
        self.clots = self.slide()
        self.amount = self.spread(handle)
        self.ground = surface(self.x, self.z)
        self.heads = []  # drops at the ends of the runs below the foam: (x, z, radius)

    def noise(self, mm_across, mm_along=None):
        """Smooth noise of deviation 1; sizes in millimetres."""
        sizes = [mm / 1000 / self.cell for mm in (mm_across, mm_along or mm_across)]
        shrink = max(1, int(min(sizes) / 2))
        rows, columns = self.x.shape
        values = self.rng.standard_normal((rows // shrink + 2, columns // shrink + 2)).astype(np.float32)
        values = cv2.GaussianBlur(values, (0, 0), sigmaX=sizes[0] / shrink, sigmaY=sizes[1] / shrink)
        values = cv2.resize(values, (columns, rows), interpolation=cv2.INTER_CUBIC)
        return values / values.std()

    def front(self, x):
        """Down to where the foam has come."""
        return -0.090 + 0.022 * np.sin(x * 13 + 1) + 0.014 * np.sin(x * 31 + 2) + 0.010 * np.sin(x * 67)

    def slide(self, count=820):
        """Clots of foam that slide down: (x, lower end, radius, length of the tail), the lowest last."""
        x = self.rng.uniform(LEFT, RIGHT, count)
        radius = 0.0035 + 0.0145 * self.rng.random(count) ** 2.2
        above = (TOP - self.front(x)) * self.rng.random(count) ** 2.1
        above = above - 0.05 * self.rng.random(count) ** 8 * (radius / 0.010)
        length = radius * self.rng.uniform(3, 11, count)
        order = np.argsort(-above)
        return np.stack([x, self.front(x) + above, radius, length], 1)[order]

    def spread(self, handle):
        """How much foam there is: about 1 where it is thick, below 0 where there is none."""
        x, z = self.x, self.z
        total = np.full(x.shape, np.exp(-5.0), np.float32)
        for fx, low, radius, length in self.clots:
            middle = low + radius
            i = [int((v - BOTTOM) / self.cell) for v in (low - radius, middle + length)]
            j = [int((v - LEFT) / self.cell) for v in (fx - 2 * radius, fx + 2 * radius)]
            box = np.s_[max(i[0], 0) : max(i[1], 0), max(j[0], 0) : max(j[1], 0)]
            up = z[box] - middle
            share = np.clip(up / length, 0, 1)
            wander = fx + 0.25 * radius * (np.sin(up / radius * 0.9 + fx * 900) - np.sin(fx * 900))
            width = radius * (1 - 0.55 * share)
            away = np.hypot((x[box] - wander) / width, np.minimum(up, 0) / radius)
            strong = min(1.0, 0.30 + radius / 0.014)
            total[box] += np.exp(4 * (strong * (1.25 - 1.0 * share) * (1 - away**2) - 0.3 * share**3).clip(-2, 2)) - np.exp(-8)
        amount = np.log(total) / 4
        amount = amount - 0.10 + 0.08 * self.noise(12, 24) + 0.06 * self.noise(3, 4)
        cx, cz, long, half = handle
        along = 1 / (1 + np.exp((np.abs(x - cx) - long) / 0.004))
        # It gathers on the handle, slides off its face, and can't get under it.
        amount = amount + along * 0.9 * np.exp(-(((z - cz - half - 0.002) / 0.007) ** 2))
        amount = amount - along * 1.5 * np.exp(-(((z - cz + half * 0.6) / half) ** 2))
        return amount - 2.0 * np.exp(-(((x - cx) / 0.062) ** 4)) * np.exp(-(((z - cz + 0.034) / 0.014) ** 2))

    def add(self):
        amount = cv2.GaussianBlur(self.amount.astype(np.float32), (0, 0), 0.0012 / self.cell)
        amount = amount + 0.05 * self.noise(1.6) + 0.03 * self.noise(0.9)
        inner = cv2.GaussianBlur(np.clip(amount, 0, 2), (0, 0), 0.003 / self.cell)
        thick = 0.0024 * np.sqrt(1 - np.exp(-5 * np.clip(amount, 0, 3))) + 0.0115 * inner**1.25
        thick = thick * (1 + 0.04 * self.noise(12, 18)) + self.bubbles() * np.clip(amount / 0.3, 0, 1)
        thick = np.where(amount > 0, thick, -0.003)
        thick = cv2.GaussianBlur(thick.astype(np.float32), (0, 0), 0.0004 / self.cell)
        # Foam spans what is narrow (the gaps, the swage, the step of the handle).
        soft = lambda size: cv2.GaussianBlur(self.ground, (0, 0), size / self.cell)
        front = np.maximum(np.maximum(self.ground, soft(0.004)) + 0.3 * thick, soft(0.015) + thick)
        front = np.where(amount > 0, front, self.ground + thick)
        points = np.stack([self.x, -front, self.z], -1).reshape(-1, 3)
        faces = grid_faces(*self.x.shape)
        faces = faces[(thick.ravel()[faces] > -0.0028).any(1)]
        soil = np.clip(0.6 * np.exp(-np.maximum(self.z - self.front(self.x), 0) / 0.03) * (1 + 0.5 * self.noise(10)), 0, 1)
        add_mesh("foam", points, faces, foam_material(), {"soil": soil})

    def bubbles(self):
        """Domes of larger bubbles, and pits where some have burst."""
        relief = np.zeros_like(self.x, dtype=np.float32)
        rows, columns = relief.shape
        for _ in range(9000):
            radius = 0.0005 + 0.0017 * self.rng.random() ** 5
            sign = 1 if self.rng.random() < 0.4 else -1.2
            reach = int(radius / self.cell) + 2
            i, j = self.rng.integers(reach, rows - reach - 1), self.rng.integers(reach, columns - reach - 1)
            b, a = np.mgrid[-reach : reach + 1, -reach : reach + 1] * self.cell / radius
            box = np.s_[i - reach : i + reach + 1, j - reach : j + reach + 1]
            relief[box] += sign * 0.35 * radius * np.sqrt(np.clip(1 - a * a - b * b, 0, 1))
        return relief

    def at(self, x, z):
        i = np.clip(((z - BOTTOM) / self.cell).astype(int), 0, self.x.shape[0] - 1)
        j = np.clip(((x - LEFT) / self.cell).astype(int), 0, self.x.shape[1] - 1)
        return self.amount[i, j]

    def is_bare(self, x, z):
        """Where the foam has left clean, wet paint."""
        return (self.at(x, z) < -0.25) & (z > self.front(x) + 0.01)

    def is_edge(self, x, z):
        """Where single bubbles stand around the foam."""
        at = self.at(x, z)
        return (at < 0.02) & (at > -0.5 + 0.4 * self.rng.random(x.shape))

    def wash(self, maps):
        """Dust is gone above the foam's front; below it, water runs down and takes some along."""
        rows, columns, _ = maps.shape
        cell = door_dust.WIDTH / columns
        x = ((np.arange(columns) + 0.5) * cell - door_dust.WIDTH / 2)[None]
        z = (door_dust.HEIGHT / 2 - (np.arange(rows) + 0.5) * cell)[:, None]
        low = self.front(x)
        clean = 1 / (1 + np.exp(-(z - low) / 0.004))
        wash, rim = np.zeros((rows, columns), np.float32), np.zeros((rows, columns), np.float32)
        pixel = lambda px, pz: ((px + door_dust.WIDTH / 2) / cell, (door_dust.HEIGHT / 2 - pz) / cell)
        for fx, bottom, radius, _ in self.clots[-55:]:
            for _ in range(self.rng.integers(1, 3)):
                start, wide = fx + self.rng.normal(0, radius * 0.6), 1.5 + 10 * self.rng.random() ** 2.6
                end = bottom - 0.01 - (0.05 + 0.012 * wide) * self.rng.random() ** 1.2
                door_dust.add_run((start, bottom + 0.03, end, wide, self.rng.uniform(0.5, 1)), wash, rim, pixel, cell, self.rng)
                if wide > 2.2:
                    self.heads.append((start, end + 0.001, min(0.00045 * wide, 0.0028)))
        reach = np.interp(x, np.linspace(LEFT, RIGHT, 60), 0.006 + 0.05 * self.rng.random(60) ** 2)
        wet = np.exp(-np.maximum(low - z, 0) / reach)
        cover = maps[..., 0] * (1 - 0.97 * clean) * (1 - 0.6 * wet) * (1 - 0.9 * wash) + 0.25 * rim * (1 - clean)
        hue = np.clip(maps[..., 2] + 0.5 * wet + 0.6 * rim, 0, 1.3)
        return np.stack([np.clip(cover, 0, 1), maps[..., 1] * (1 - clean) * (1 - wash), hue], -1).astype(np.float32)


def foam_material():
    material, n, output = new_material("foam")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    # Packed bubbles of two sizes; where they are coarse changes from place to place.
    domes = lambda scale: n.math("POWER", n.add("ShaderNodeTexVoronoi", {"Vector": place, "Scale": scale}, "Distance"), 2.0)
    coarse = n.math("MULTIPLY", domes(520), n.ramp(n.noise(place, 60), 0.42, 0.68))
    height = n.math("MULTIPLY", n.math("ADD", n.math("MULTIPLY", domes(1100), 0.45), coarse), -1.0)
    relief = n.add("ShaderNodeBump", {"Height": height, "Distance": 0.0015, "Strength": 0.6})
    color = n.mix(n.attribute("soil"), (0.48, 0.485, 0.48), (0.30, 0.22, 0.15))
    inputs = {"Base Color": color, "Roughness": 0.4, "Specular": 0.3, "Normal": relief}
    inputs |= {"Subsurface": 0.25, "Subsurface Radius": (0.002, 0.002, 0.002), "Subsurface Color": color}
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", inputs))
    return material


def beads(surface, gap_distance, rng, is_allowed, count=5200, largest=0.0032, first=()):
    """
    Round drops that sag a little, and some that run and leave a tail: points and faces. `first` are (x, z, radius) of drops to be there
    before the others; `largest` is the radius of the largest other.
    """
    radius = np.sort(0.0006 + (largest - 0.0006) * rng.random(count * 3) ** 3.2)[::-1]
    x, z = rng.uniform(LEFT, RIGHT, count * 3), rng.uniform(BOTTOM, TOP, count * 3)
    steep = np.abs(surface(x, z + 0.002) - surface(x, z - 0.002)) + np.abs(surface(x + 0.002, z) - surface(x - 0.002, z))
    keep = is_allowed(x, z) & (gap_distance(x, z) > radius + 0.002) & (steep < 0.0024)
    radius, x, z = radius[keep], x[keep], z[keep]
    placed, cells, size = [], {}, 0.008
    drops = [(r, a, b) for a, b, r in first] + list(zip(radius, x, z))
    for r, a, b in drops:
        cell = int(a // size), int(b // size)
        near = [drop for i in (-1, 0, 1) for j in (-1, 0, 1) for drop in cells.get((cell[0] + i, cell[1] + j), ())]
        if any(np.hypot(a - u, b - v) < 1.12 * (r + q) for u, v, q in near):
            continue
        placed.append((a, b, r))
        cells.setdefault(cell, []).append(placed[-1])
        if len(placed) == count:
            break
    x, z, radius = (values[:, None] for values in np.array(placed).T)
    rings, spokes = 11, 26
    t, around = np.meshgrid(np.linspace(0, 1, rings), np.linspace(0, 2 * np.pi, spokes, endpoint=False), indexing="ij")
    t, around = t.ravel()[None], around.ravel()[None]
    turn, big = rng.uniform(0, 6.3, x.shape), radius / 0.003
    outline = 1 + (0.10 * np.sin(2 * around + turn) + 0.07 * np.sin(3 * around + 2 * turn)) * np.clip(big, 0.2, 1)
    end = np.radians(78)
    across = radius * outline * np.sin(t * end) / np.sin(end)
    u, v = across * np.cos(around), across * np.sin(around)
    # Gravity pulls the water down: the lower side is fuller.
    v = np.where(v > 0, v * (1 + 0.35 * big), v)
    tail = np.where((rng.random(x.shape) < 0.035) & (radius > 0.0012), rng.uniform(4, 26, x.shape), 0)
    share = np.clip(v / (radius * 1.3), 0, 1) * (tail > 0)
    u = u * (1 - 0.55 * share**0.6) + radius * 0.5 * (np.sin(share * tail * 0.25 + turn) - np.sin(turn)) * (tail > 0)
    high = radius * (np.cos(t * end) - np.cos(end)) / (1 - np.cos(end)) * (0.80 - 0.12 * big) * (1 - 0.25 * np.clip(v / radius, -1, 1) * np.minimum(big, 1))
    high = high * (1 - 0.45 * share)
    px, pz = x + u, z + v + radius * tail * share
    points = np.stack([px, -surface(px, pz) - high + 0.00006, pz], -1).reshape(-1, 3)
    i = np.arange(rings * spokes).reshape(rings, spokes)
    j = np.roll(i, -1, 1)
    one = np.stack([i[:-1], i[1:], j[1:], j[:-1]], -1).reshape(-1, 4)
    return points, (one[None] + (np.arange(len(x)) * rings * spokes)[:, None, None]).reshape(-1, 4)

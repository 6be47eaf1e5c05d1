"""Snow foam that slides down a panel in sheets."""

import cv2
import numpy as np

from street import smooth
from studio import add_mesh, grid_faces, new_material

LEFT, RIGHT, BOTTOM, TOP = -0.46, 0.62, -0.30, 0.34  # of the foamed part, in metres
class Foam:
    """Foam on `surface` (x, z) -> how far it reaches towards the camera; `cell` is the size of a value in metres."""

    def __init__(self, surface, cell, handle, seed=4):
        self.cell, self.rng = cell, np.random.default_rng(seed)
        columns, rows = round((RIGHT - LEFT) / cell), round((TOP - BOTTOM) / cell)
        self.x, self.z = np.meshgrid(np.linspace(LEFT, RIGHT, columns), np.linspace(BOTTOM, TOP, rows))
        self.ground = surface(self.x, self.z)
        self.strands = self.slide()
        self.amount = self.spread(handle)
        self.low = self.lower_edge()
        self.thick = self.rise()

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
        """Down to where most of the foam has come."""
        return -0.078 + 0.016 * np.sin(x * 13 + 1) + 0.010 * np.sin(x * 31 + 2)

    def slide(self, count=1150):
        """Strands that slide down: (x, lower end, half width, length of the tail)."""
        rng = self.rng
        x = rng.uniform(LEFT, RIGHT, count)
        half = 0.0022 + 0.0125 * rng.random(count) ** 2.4
        above = (TOP - self.front(x)) * rng.random(count) ** 1.25 - 0.060 * rng.random(count) ** 3
        return np.stack([x, self.front(x) + above, half, rng.uniform(0.05, 0.17, count) * (0.6 + half / 0.012)], 1)

    def spread(self, handle):
        """How much foam there is: 1 and more where it is closed, 0 and less where there is none."""
        x = self.x + 0.0016 * self.noise(16, 40) + 0.0007 * self.noise(4)
        z = self.z + 0.0010 * self.noise(5)
        total = np.full(x.shape, np.exp(-3.0), np.float32)
        for middle, end, half, tail in self.strands:
            i = [max(int((v - BOTTOM) / self.cell), 0) for v in (end - half - 0.004, end + tail)]
            j = [max(int((v - LEFT) / self.cell), 0) for v in (middle - 2.2 * half - 0.006, middle + 2.2 * half + 0.006)]
            box = np.s_[i[0] : i[1], j[0] : j[1]]
            up = z[box] - end - half
            share = np.clip(up / tail, 0, 1)
            sway = middle + 0.3 * half * np.sin(up / half * 0.35 + middle * 900)
            r = np.hypot((x[box] - sway) / (half * (1 - 0.35 * share)), np.minimum(up, 0) / half)
            strong = 0.34 + 0.75 * half / 0.012
            total[box] += np.exp(3 * np.clip(strong * (1 - share**1.5) * (1.25 - r**2), -2, 1.4)) - np.exp(-6)
        amount = np.log(np.maximum(total, np.exp(-3.0))) / 3
        # What was sprayed last lies over it, and closes most of it.
        sheet = 0.46 * self.noise(26, 95) + 0.30 * self.noise(7, 70) + 0.10 * self.noise(3, 9)
        below = self.front(self.x) + 0.012 * self.noise(5, 45) - self.z
        amount = amount - 0.06 + 0.20 * smooth(-below, 0.0, 0.10) - 0.50 * smooth(below, -0.012, 0.025) + sheet * smooth(self.z - self.front(self.x), -0.03, 0.05)
        cx, cz, long, half = handle
        along = smooth(np.abs(self.x - cx), long + 0.004, long - 0.006)
        drape = 0.0055 + 0.0045 * self.noise(13, 30) + 0.002 * self.noise(4, 12)
        amount = amount + 0.8 * along * np.exp(-(((self.z - cz - half - 0.004) / 0.012) ** 2))
        face = along * smooth(self.z, cz + half - drape + 0.003, cz + half - drape - 0.009) * smooth(self.z, cz - half - 0.003, cz - half)
        hollow = smooth(np.hypot((self.x - cx + 0.010) / 0.070, (self.z - cz + 0.012) / 0.040) + 0.06 * (x - self.x) / 0.0016, 1.10, 0.86) * (self.z < cz)
        return (amount - 1.9 * np.maximum(face * (0.75 + 0.2 * self.noise(6, 10)), 1.2 * hollow)).astype(np.float32)

    def lower_edge(self):
        """The height below which a column has no foam, in metres."""
        first = np.argmax(self.amount > 0.1, 0)
        low = BOTTOM + first * self.cell
        return np.broadcast_to(cv2.GaussianBlur(low[None].astype(np.float32), (0, 0), 0.002 / self.cell), self.x.shape)

    def rise(self):
        """Its thickness in metres."""
        much = np.clip(self.amount, 0, 3)
        closed = cv2.GaussianBlur(smooth(much, 0.0, 0.55).astype(np.float32), (0, 0), 0.0012 / self.cell)
        body = cv2.GaussianBlur(np.minimum(much, 1.6).astype(np.float32), (0, 0), 0.0035 / self.cell)
        thick = closed * (0.0016 + 0.0034 * body * np.exp(0.26 * self.noise(34, 75) + 0.12 * self.noise(12, 30)))
        above = self.z - self.front(self.x)
        return thick * (1 + 0.5 * np.exp(-(((above - 0.005) / 0.03) ** 2)))

    def add(self):
        thick = self.thick
        grain = 0.00009 * self.noise(2.2) + 0.00005 * self.noise(1.1) + self.bubbles()
        raised = thick + grain * np.clip(thick / 0.002, 0, 1)
        # Foam spans what is narrow (the gaps, the swage, the step of the handle).
        soft = lambda size: cv2.GaussianBlur(self.ground, (0, 0), size / self.cell)
        front = np.maximum(np.maximum(self.ground, soft(0.004)) + 0.3 * raised, soft(0.012) + raised)
        front = np.where(thick > 0.0012, front, np.minimum(front, self.ground + raised + 0.0006))
        front = cv2.GaussianBlur(front, (0, 0), 0.0004 / self.cell)
        points = np.stack([self.x, -front - 0.00015, self.z], -1).reshape(-1, 3)
        near = cv2.GaussianBlur(np.clip(self.amount, -0.6, 0.6), (0, 0), 0.0030 / self.cell)
        rest = smooth(self.noise(7, 45) + 0.5 * self.noise(3), 0.0, 2.2) * smooth(self.z - self.low, 0.0, 0.02) * (self.amount > -1.2)
        film = np.clip(thick * 1000 + 0.75 * smooth(near + 0.12 * self.noise(4) + 0.05 * self.noise(2), -0.55, 0.45) + 0.6 * rest, 0, 9)
        faces = grid_faces(*self.x.shape)
        faces = faces[(film.ravel()[faces] > 0.06).any(1)]
        soil = np.clip(0.7 * np.exp(-np.maximum(self.z - self.low, 0) / 0.016) * (1 + 0.5 * self.noise(10)), 0, 1)
        add_mesh("foam", points, faces, foam_material(), {"soil": soil, "film": film})

    def bubbles(self):
        """Domes of larger bubbles, and pits where some have burst; most at the edges."""
        relief = np.zeros_like(self.x, dtype=np.float32)
        rows, columns = relief.shape
        for _ in range(16000):
            radius = 0.0005 + 0.0014 * self.rng.random() ** 4
            reach = int(radius / self.cell) + 2
            i, j = self.rng.integers(reach, rows - reach - 1), self.rng.integers(reach, columns - reach - 1)
            if self.rng.random() > 0.15 + np.exp(-self.thick[i, j] / 0.002):
                continue
            b, a = np.mgrid[-reach : reach + 1, -reach : reach + 1] * self.cell / radius
            box = np.s_[i - reach : i + reach + 1, j - reach : j + reach + 1]
            relief[box] += self.rng.choice((0.4, -0.6)) * 0.4 * radius * np.sqrt(np.clip(1 - a * a - b * b, 0, 1))
        return relief

    def at(self, x, z, values):
        i = np.clip(((z - BOTTOM) / self.cell).astype(int), 0, self.x.shape[0] - 1)
        j = np.clip(((x - LEFT) / self.cell).astype(int), 0, self.x.shape[1] - 1)
        return values[i, j]

    def is_bare(self, x, z):
        """Where the foam has left clean, wet paint."""
        return (self.at(x, z, self.amount) < -0.35) & (z > self.at(x, z, self.low) + 0.006)

    def wash(self, dust):
        """Dust is gone above the foam's lower edge; below it, water runs down and takes some along."""
        X, Z = dust.X, dust.Z
        low = np.minimum(self.at(X, Z, self.low), self.front(X) + 0.004 + 0.006 * dust.noise(7, 20))
        clean = smooth(Z - low, -0.002, 0.002)
        reach = 0.004 + 0.012 * np.clip(0.5 + dust.noise(12, 1), 0, 3)
        wet = np.exp(-np.maximum(low - Z, 0) / np.maximum(reach, 0.003)) * (1 - clean)
        for _ in range(70):
            x = self.rng.uniform(-0.2, RIGHT)
            end, wide = min(self.at(np.array([x]), np.array([0.0]), self.low)[0], self.front(x)), 1.5 + 5.5 * self.rng.random() ** 2
            dust.marks.run(x, end + 0.02, end - 0.01 - 0.022 * wide * self.rng.random(), wide, self.rng.uniform(0.4, 0.95))
        dust.amount = dust.amount * (1 - 0.55 * wet) * (1 - 0.985 * clean)
        for stain in (dust.marks.pile, dust.marks.stain):
            stain *= 1 - clean
        dust.marks.stain += 0.35 * wet

def foam_material():
    """White and full of light; where it is thin, a net of bubbles that shows the paint."""
    material, n, output = new_material("foam")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    film = n.attribute("film")
    walls = lambda scale: n.add("ShaderNodeTexVoronoi", {"Vector": place, "Scale": scale}, "Distance", feature="DISTANCE_TO_EDGE")
    net = lambda scale, thin, thick: n.math("SUBTRACT", n.ramp(film, thin, thick, 0.0, 0.62), walls(scale))
    sharp = lambda value: n.ramp(value, -0.05, 0.06)
    alpha = n.math("MAXIMUM", sharp(net(260, 0.15, 1.1)), sharp(net(620, 0.35, 1.3)))
    alpha = n.math("MULTIPLY", alpha, n.ramp(film, 0.05, 1.4, 0.55, 1.0))
    domes = lambda scale: n.math("POWER", n.add("ShaderNodeTexVoronoi", {"Vector": place, "Scale": scale}, "Distance"), 2.0)
    coarse = n.math("ADD", n.ramp(n.noise(place, 45), 0.50, 0.68), n.ramp(film, 1.2, 3.5, 0.9, 0.10))
    height = n.math("MULTIPLY", n.math("ADD", n.math("MULTIPLY", domes(330), coarse), n.math("MULTIPLY", domes(800), 0.5)), -1.0)
    relief = n.add("ShaderNodeBump", {"Height": height, "Distance": 0.0009, "Strength": n.ramp(film, 1.0, 5.0, 0.6, 0.42)})
    color = n.mix(n.attribute("soil"), (0.455, 0.49, 0.53), (0.39, 0.355, 0.31))
    inputs = {"Base Color": color, "Roughness": 0.38, "Specular": 0.25, "Normal": relief}
    inputs |= {"Subsurface": 0.5, "Subsurface Radius": (0.006, 0.006, 0.006), "Subsurface Color": color}
    white = n.add("ShaderNodeBsdfPrincipled", inputs, subsurface_method="BURLEY")
    n.connect(output.inputs[0], n.mix_shaders(alpha, n.add("ShaderNodeBsdfTransparent"), white))
    return material

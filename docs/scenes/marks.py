"""What rain leaves in the dust of the home page's panel."""

import numpy as np


class Marks:
    """
    Maps over the panel (row 0 at the top), which `at` gives the places of, in metres: `wash`, how much dust is gone (0 to 1);
    `pile`, how much came; `stain`, how much darker it is. `grain` is noise of deviation 1, fine and coarse.
    """

    def __init__(self, at, grain, rng):
        self.x, self.z, self.cell = at
        self.grain, self.rng = grain, rng
        shape = len(self.z), len(self.x)
        self.wash, self.pile, self.stain = (np.zeros(shape, np.float32) for _ in range(3))

    def box(self, xs, zs, margin):
        columns = np.searchsorted(self.x, [min(xs) - margin, max(xs) + margin])
        rows = np.searchsorted(-self.z, [-max(zs) - margin, -min(zs) + margin])
        return np.s_[rows[0] : rows[1], columns[0] : columns[1]]

    def along(self, start, end, margin):
        """The box around a line, with the distance along it (0 to 1, beyond its ends less and more) and metres across."""
        box = self.box((start[0], end[0]), (start[1], end[1]), margin)
        dx, dz = end[0] - start[0], end[1] - start[1]
        length = np.hypot(dx, dz)
        x, z = self.x[box[1]][None] - start[0], self.z[box[0]][:, None] - start[1]
        return box, (x * dx + z * dz) / length**2, (z * dx - x * dz) / length

    def wander(self, count, smoothness):
        """Values that waver around 0 with deviation 1."""
        values = np.convolve(self.rng.standard_normal(count + 6 * smoothness), np.hanning(2 * smoothness + 1), "same")[3 * smoothness : 3 * smoothness + count]
        return values / max(values.std(), 1e-9)

    def clean(self, box, amount):
        self.wash[box] = np.maximum(self.wash[box], amount)

    def run(self, x, top, bottom, width, strength):
        """A drop's way down: it wavers, swells where it paused, fades, and leaves a dark line at its sides and a blob at its foot. `width` in mm."""
        box, s, across = self.along((x, top), (x + self.rng.normal(0, 0.003), bottom), 0.015 + width / 500)
        if min(across.shape) < 2:
            return
        count = 400
        steps = np.linspace(0, 1, count)
        long = top - bottom
        sway = (self.wander(count, 60) * 0.0022 + self.wander(count, 18) * 0.0006) * min(1, long / 0.2)
        half = width / 2000 * np.clip(1 + 0.22 * self.wander(count, 16) + 0.08 * self.wander(count, 4), 0.5, 1.6) * (1 - 0.35 * steps)
        power = strength * np.clip(1 + 0.22 * self.wander(count, 24) - 0.45 * steps, 0.3, 1)
        look = lambda values: np.interp(s, steps, values).astype(np.float32)
        fine, coarse = (noise[box] for noise in self.grain)
        middle, wide = across - look(sway), look(half)
        r = np.abs(middle) / wide + 0.10 * coarse + 0.05 * fine
        inside = (s > -wide / long) & (s < 1)
        power = look(power) * inside
        self.clean(box, power * (np.exp(-np.maximum(r - 0.35, 0) ** 2 / 0.22) + 0.22 * np.exp(-((r / 2.6) ** 2))).clip(0, 1))
        side = np.clip(0.75 + 0.5 * look(self.wander(count, 30)) * np.sign(middle) + 0.25 * coarse, 0, 1.4)
        line = np.exp(-(((r - 1.0) / 0.24) ** 2)) * side * power
        # What it carried down lies where it dried.
        foot = np.hypot(middle / (1.25 * half[-1] + 0.0004), (s - 1) * long / (3.2 * half[-1] + 0.0015) * np.where(s > 1, 1.5, 0.55))
        blob = strength * np.exp(-(foot**3))
        self.pile[box] += 0.45 * line + 0.5 * blob
        self.stain[box] += 0.50 * line + 0.22 * blob

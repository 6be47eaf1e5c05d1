"""Red dust on the side of door.py: how much of the paint it covers, how thick it is, and its hue."""

import cv2
import numpy as np

import door
from dust import HEIGHT, WIDTH, add_drops, noises, splashes
from home import crease
from marks import Marks
from street import smooth

# As in home.py: red-brown, and redder where it is thick or was wet.
LOOK = ((0.04, 0.45), 0.30, ((0.33, 0.125, 0.056), (0.165, 0.048, 0.020)), 0.6)


class Dust:
    """The panel's dust, to be marked; `maps` gives it as home.skin wants it. `cell` is the size of a value in metres."""

    def __init__(self, cell, seed=11):
        self.cell, self.rng = cell, np.random.default_rng(seed)
        columns, rows = round(WIDTH / cell), round(HEIGHT / cell)
        self.x = (np.arange(columns, dtype=np.float32) + 0.5) * cell - WIDTH / 2
        self.z = HEIGHT / 2 - (np.arange(rows, dtype=np.float32) + 0.5) * cell
        self.X, self.Z = np.broadcast_arrays(self.x[None], self.z[:, None])
        self.noise = noises(self.rng, rows, columns, cell)
        grain = self.noise(0.9), self.noise(2.6)
        self.amount = self.settle(grain)
        self.marks = Marks((self.x, self.z, cell), grain, self.rng)
        add_drops(self.marks, 2600)
        splashes(self.marks, 300)

    def settle(self, grain):
        """Thin above, thick low down, under the swage, behind the edges of gaps and in the handle's hollow."""
        X, Z, noise = self.X, self.Z, self.noise
        u = Z - crease(X)
        edge = np.maximum(np.minimum(door.gap_distance(X, Z), 0.03), 0)
        low = smooth(-Z, 0.06, 0.30)
        amount = 1.00 - 0.35 * smooth(u, 0.03, 0.24) + 1.5 * low + 0.55 * smooth(-u, 0.0, 0.012)
        cloud = 0.20 * noise(90, 60) + 0.14 * noise(26, 34) + 0.12 * noise(5, 90) + 0.12 * noise(14, 170) + 0.07 * noise(6)
        amount = amount * np.exp(cloud)
        amount = amount + 0.5 * np.exp(-(((u - 0.016) / 0.008) ** 2)) + 0.7 * smooth(-u, 0.0, 0.008) * np.exp(np.minimum(u, 0) / 0.022)
        amount = amount - (0.50 + 0.20 * noise(45, 8)) * np.exp(-(((u - 0.002) / 0.006) ** 2))
        amount = amount + 1.3 * np.exp(-edge / 0.0022) + 0.5 * np.exp(-edge / 0.009) * np.clip(1 + 0.5 * noise(18), 0, 2)
        cx, cz, long, half = door.HANDLE
        hollow = door.dish(X, Z)
        amount = amount + 1.0 * smooth(hollow, 0.003, 0.014) * smooth(cz - Z, -0.02, 0.02) + 0.6 * np.exp(-(((hollow - 0.0015) / 0.0012) ** 2))
        # Hands that took the handle have cleaned its middle and the paint beside the hollow.
        touched = np.exp(-(((X - cx - 0.005) / 0.062) ** 4)) * (np.abs(Z - cz) < half + 0.0005)
        rubbed = np.exp(-(((X - cx + 0.01) / 0.075) ** 4) - (((Z - cz - 0.008) / 0.055) ** 4)) * (hollow < 0.006)
        amount = amount * (1 - 0.80 * touched * np.clip(0.95 + 0.10 * noise(9), 0, 1)) * (1 - 0.30 * rubbed * np.clip(1 + 0.5 * noise(16), 0, 2))
        return np.maximum(amount, 0.10) * np.exp(0.13 * grain[0] + 0.09 * grain[1] + 0.12 * noise(0.45))

    def maps(self):
        marks, low = self.marks, smooth(-self.Z, 0.06, 0.30)
        amount = self.amount * (1 - 0.96 * np.clip(marks.wash, 0, 1)) + marks.pile
        cover = 1 - np.exp(-np.maximum(amount, 0.015))
        thickness = cv2.GaussianBlur(0.30 * cover + 0.16 * marks.pile, (0, 0), 0.0005 / self.cell)
        hue = 0.22 + 0.30 * low + 0.10 * (amount - 1.2) + 0.07 * self.noise(60) + marks.stain
        return np.stack([cover, thickness, np.clip(hue, 0, 1)], -1).astype(np.float32)

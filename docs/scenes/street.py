"""The street that the home page's car mirrors: a Queenslander with a lit verandah, gum trees and power lines on a warm evening."""

import cv2
import numpy as np

WIDTH = 4096  # of the equirectangular picture; azimuth 0, in its middle, faces the door
DEGREE = WIDTH / 360
BLUR = 1.25  # degrees; what is far away is out of focus


def smooth(x, start, end):
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


class Canvas:
    """A picture of light, painted from far to near; places are (azimuth, elevation) in degrees."""

    def __init__(self):
        self.azimuth = np.linspace(-180, 180, WIDTH, dtype=np.float32)[None]
        self.elevation = np.linspace(90, -90, WIDTH // 2, dtype=np.float32)[:, None]
        self.light = np.zeros((WIDTH // 2, WIDTH, 3), np.float32)

    def paint(self, mask, light):
        mask = mask[..., None]
        self.light = (self.light * (1 - mask) + np.asarray(light, np.float32) * mask).astype(np.float32)

    def pixels(self, places):
        places = np.asarray(places, float)
        return np.int32(np.stack([(places[:, 0] + 180) * DEGREE, (90 - places[:, 1]) * DEGREE], 1) * 16)

    def area(self, places):
        mask = np.zeros(self.light.shape[:2], np.float32)
        cv2.fillPoly(mask, [self.pixels(places)], 1.0, cv2.LINE_AA, 4)
        return mask

    def box(self, left, right, low, high):
        return self.area([(left, low), (right, low), (right, high), (left, high)])

    def line(self, places, thick):
        """A line of `thick` degrees, which may be less than a pixel."""
        mask = np.zeros(self.light.shape[:2], np.float32)
        wide = max(1, round(thick * DEGREE))
        cv2.polylines(mask, [self.pixels(places)], False, min(1.0, thick * DEGREE / wide), wide, cv2.LINE_AA, 4)
        return mask

    def leaves(self, clumps, rng):
        """Crowns of leaves: each clump (azimuth, elevation, half width, half height) is many tufts, with sky between them."""
        mask = np.zeros(self.light.shape[:2], np.float32)
        for azimuth, elevation, wide, high in clumps:
            # Boughs within the crown, and tufts on each.
            for _ in range(max(3, int(1.2 * wide * high))):
                bough = np.array([azimuth, elevation]) + rng.normal(0, 0.5, 2) * (wide, high)
                reach = rng.uniform(0.6, 1.7)
                for _ in range(int(16 * reach)):
                    place = self.pixels([bough + rng.normal(0, 0.5, 2) * (1.5 * reach, 0.8 * reach)])[0]
                    size = rng.uniform(0.12, 0.55, 2) * DEGREE * 16
                    cv2.ellipse(mask, tuple(map(int, place)), tuple(map(int, size)), rng.uniform(0, 180), 0, 360, 1.0, -1, cv2.LINE_AA, 4)
        return mask


def sky(c, rng):
    up, azimuth = np.maximum(c.elevation, 0), c.azimuth
    glow = np.exp(-(((azimuth - 44) / 34) ** 2))
    clouds = rng.standard_normal((WIDTH // 64, WIDTH // 96)).astype(np.float32)
    clouds = cv2.resize(cv2.GaussianBlur(clouds, (0, 0), sigmaX=1.8, sigmaY=0.9), (WIDTH, WIDTH // 2), interpolation=cv2.INTER_CUBIC)
    clouds = clouds / clouds.std()
    full = lambda x: np.broadcast_to(x, c.light.shape[:2])[..., None]
    high, rose, gold = np.array([0.085, 0.155, 0.165]), np.array([0.62, 0.40, 0.27]), np.array([1.0, 0.66, 0.34])
    light = high * full(0.8 + 1.0 * np.exp(-up / 30)) + rose * full((0.50 + 1.3 * glow) * np.exp(-((up / 15) ** 1.5)))
    light = light + gold * full((0.9 + 8.0 * glow**1.5) * np.exp(-((up / 7.5) ** 1.4)))
    light = light * (1 + 0.12 * full(clouds * smooth(c.elevation, 2, 10)))
    # A bright cloud overhead, which only the swage's upper edge mirrors.
    c.light = light + np.array([1.0, 0.93, 0.84]) * full(11.0 * np.exp(-(((c.elevation - 55) / 9) ** 2)) * np.exp(-(((azimuth - 24) / 60) ** 2)))


def house(c):
    """Its roof, and a verandah whose lamp lights the wall behind the posts."""
    left, right, floor, eave = -6.0, 31.0, 3.0, 11.5
    wall = (c.elevation > floor) & (c.elevation < eave) & (c.azimuth > left) & (c.azimuth < right)
    lamp = np.exp(-np.hypot((c.azimuth - 23) / 9, (c.elevation - 9.0) / 6) ** 1.3)
    lit = np.broadcast_to(0.10 + 1.15 * lamp, wall.shape)[..., None] * np.array([1.0, 0.60, 0.28])
    c.paint(wall.astype(np.float32), lit)
    for from_, to, low, high, light in ((-3, 1.0, 4.6, 9.6, 0.35), (9.5, 12.6, floor, 9.8, 1.6), (21.5, 25.8, 5.0, 9.8, 2.3)):
        c.paint(c.box(from_, to, low, high), np.array([1.0, 0.66, 0.32]) * light)
    dark = np.array([0.030, 0.028, 0.026])
    c.paint(c.box(left, right, floor, floor + 2.0) * 0.6, dark)
    for post in np.linspace(left + 0.4, right - 0.4, 7):
        c.paint(c.box(post - 0.32, post + 0.32, 0, eave), dark)
    c.paint(c.box(left, right, floor + 1.85, floor + 2.2), dark)
    c.paint(c.box(left, right, -1, floor), dark)
    iron = np.array([0.060, 0.066, 0.068])
    c.paint(c.area([(left - 1.3, eave), (right + 1.3, eave), (right - 1.6, 13.6), (left + 1.6, 13.6)]), iron * 0.7)
    c.paint(c.area([(left + 1.0, 13.5), (right - 1.0, 13.5), (21, 20.5), (4, 20.5)]), iron)
    c.paint(c.area([(14.5, 12.6), (29.5, 12.6), (22.0, 18.6)]), iron * 0.4)


def trees(c, rng):
    leaf = (0.020, 0.027, 0.020)
    # A gum tree left of the house, larger than it, and bushes of uneven height along the street.
    c.paint(c.line([(-15, 0), (-14.4, 8), (-16, 15), (-18, 22)], 1.3), leaf)
    c.paint(c.line([(-14.4, 7), (-11.5, 14), (-9.5, 20)], 0.9), leaf)
    crown = [(-18, 24, 5, 3.2), (-22.5, 20, 4, 2.6), (-12, 25, 4.2, 3), (-8, 21, 3.6, 2.6), (-14.5, 19.5, 3.4, 2), (-15, 29, 5, 3), (-25, 25, 4, 3), (-5.5, 17.5, 2.6, 1.8)]
    c.paint(c.leaves(crown, rng), leaf)
    bushes = [(-24, 3, 5, 3), (-17, 2, 4, 2), (-10, 2.5, 3, 2.5), (34, 2.5, 3, 2), (39, 4, 3, 3.5), (43, 2, 4, 1.5), (49, 3.5, 4, 3), (54, 8, 3.5, 7)]
    c.paint(c.leaves(bushes, rng), leaf)


def wires(c):
    """Power lines along the street, highest where they are nearest."""
    across = np.linspace(-85, 85, 200)
    for rise, sag in ((0.51, 0.018), (0.535, 0.022), (0.575, 0.020)):
        hang = sag * (1 - ((across - 12) / 33) ** 2)
        c.paint(c.line(np.stack([across, np.degrees(np.arctan(rise * np.cos(np.radians(across)) - hang))], 1), 0.2), (0.03, 0.03, 0.03))


def ground(c):
    """Concrete by the car, a kerb, and the road."""
    below = np.clip(-c.elevation, 0, 90)
    full = lambda x: np.broadcast_to(x, c.light.shape[:2])[..., None]
    warm = np.exp(-(((c.azimuth - 40) / 40) ** 2))
    near = np.array([0.060, 0.055, 0.045]) * full(smooth(below, 11.6, 12.2) * (1 + 1.2 * smooth(below, 18, 60)))
    kerb = np.array([0.24, 0.20, 0.15]) * full(np.exp(-(((below - 11.3) / 0.30) ** 2)) * (0.4 + 0.9 * warm))
    road = np.array([0.050, 0.044, 0.036]) * full((1 - smooth(below, 10.4, 10.8)) * (0.6 + 1.4 * warm))
    c.paint(np.broadcast_to(smooth(below, 0, 0.5), c.light.shape[:2]), near + kerb + road)


def street(seed=3):
    rng = np.random.default_rng(seed)
    c = Canvas()
    sky(c, rng)
    trees(c, rng)
    house(c)
    wires(c)
    ground(c)
    size = round(BLUR * DEGREE) | 1
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)).astype(np.float32)
    return cv2.GaussianBlur(cv2.filter2D(c.light, -1, disc / disc.sum()), (0, 0), 0.12 * DEGREE)

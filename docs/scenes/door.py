"""The side of the dark green car of foam.py under an evening sky, with its swage, shut line and fuel flap. One unit is a metre."""

import cv2
import numpy as np

from home import shut_line
from street import smooth

PAINT = (0.0020, 0.030, 0.026)
# As in home.py; its color is #b07a4a, redder where it is thick.
DUST = ((0.04, 0.45), 0.38, ((0.45, 0.222, 0.106), (0.285, 0.122, 0.052)), 0.9)
GAP, ROUNDING, DEPTH = 0.0042, 0.0032, 0.014
FLAP = (0.432, 0.098, 0.070, 0.070, 0.026)  # middle, half width, half height, radius of its corners


def gap_distance(x, z):
    """Distance in metres from the edges of the shut line and the fuel flap; below 0, inside the gap."""
    along = np.abs(x - shut_line(z)) - GAP / 2
    cx, cz, wide, high, radius = FLAP
    dx, dz = np.abs(x - cx) - wide + radius, np.abs(z - cz) - high + radius
    outline = np.hypot(np.maximum(dx, 0), np.maximum(dz, 0)) + np.minimum(np.maximum(dx, dz), 0) - radius
    return np.minimum(along, np.abs(outline) - GAP * 0.36)


def sky(width=2048):
    """The evening around the car as an equirectangular picture; azimuth 0 faces the door."""
    rng = np.random.default_rng(3)
    height = width // 2
    azimuth = np.linspace(-180, 180, width)[None]
    elevation = np.linspace(90, -90, height)[:, None]
    up = np.maximum(elevation, 0)
    glow = np.exp(-(((azimuth - 36) / 30) ** 2))
    zenith, warm, pale = np.array([0.016, 0.045, 0.070]), np.array([1.0, 0.55, 0.24]), np.array([1.0, 0.76, 0.50])
    cloud = rng.standard_normal((height // 16, width // 64)).astype(np.float32)
    cloud = cv2.resize(cv2.GaussianBlur(cloud, (0, 0), 1.2), (width, height), interpolation=cv2.INTER_CUBIC)
    cloud = cloud / cloud.std()
    shape = lambda x: np.broadcast_to(x, (height, width))[..., None]
    light = zenith * shape(0.5 + 2.6 * np.exp(-up / 22) * (0.4 + 0.6 * glow))
    light = light + warm * shape((0.35 + 3.2 * glow) * np.exp(-((up / 6.8) ** 1.3)))
    light = light + pale * shape((0.10 + 6.0 * glow**1.6) * np.exp(-((up / 5.0) ** 2)))
    light = light * (1 + 0.16 * shape(cloud * np.exp(-(((elevation - 12) / 12) ** 2))))
    # A bright cloud overhead, which only the swage's upper edge mirrors.
    light = light + np.array([1.0, 0.93, 0.84]) * shape(11.0 * np.exp(-(((elevation - 55) / 9) ** 2)) * np.exp(-(((azimuth - 24) / 60) ** 2)))
    ground = np.array([0.020, 0.019, 0.016]) * shape(0.5 + 3.5 * smooth(-elevation, 10, 60) + 1.2 * glow * smooth(-elevation, 3, 24))
    # One roof across the street, out of focus: what is below it is dark.
    roof = 0.4 + 6.5 * smooth(24 - np.maximum(np.abs(azimuth - 22) - 3, 0), 0, 24)
    edge = smooth(elevation, roof - 2.2, roof + 2.2)
    return (ground * (1 - shape(edge)) + light * shape(edge)).astype(np.float32)

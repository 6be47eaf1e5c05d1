"""The evening around the car of door.py: the sky of the home page's street turned towards its darker side, with trees and a shed along the horizon."""

import cv2
import numpy as np

from street import DEGREE, Canvas, ground, sky


def evening():
    """An equirectangular picture; azimuth 0 faces the door."""
    rng = np.random.default_rng(8)
    c = Canvas()
    sky(c, rng)
    leaf, dark = (0.020, 0.027, 0.020), (0.030, 0.028, 0.026)
    c.paint(c.leaves([(a, 1.0, 4, 0.8 + 1.1 * rng.random() ** 2) for a in np.arange(20, 130, 3.5)], rng), leaf)
    c.paint(c.area([(84, 0), (84, 4.2), (88, 6.4), (93, 4.4), (93, 0)]), dark)
    c.paint(c.line([(73, 0), (73.4, 4), (72.2, 8)], 0.5), leaf)
    c.paint(c.line([(73.4, 4), (75.0, 8.5)], 0.4), leaf)
    c.paint(c.leaves([(71.6, 9.2, 1.9, 1.3), (75.2, 9.4, 1.8, 1.2), (73.3, 11.0, 2.2, 1.3), (64, 4, 2.2, 3.0), (97, 5, 2.5, 3.4)], rng), leaf)
    ground(c)
    size = round(0.8 * DEGREE) | 1
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)).astype(np.float32)
    return np.roll(cv2.filter2D(c.light, -1, disc / disc.sum()), -round(74 * DEGREE), 1)

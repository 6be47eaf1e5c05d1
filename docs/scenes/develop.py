"""From linear light to a JPEG."""

import cv2
import numpy as np


def develop(light, stops=0.0):
    """sRGB values from 0 to 1: straight up to 0.6, then a soft shoulder, with a little glare around lights."""
    width = light.shape[1]
    v = light * 2**stops
    bright = np.clip(v - 0.8, 0, 6)
    v = v + 0.12 * sum(cv2.GaussianBlur(bright, (0, 0), width * s) * k for s, k in ((0.002, 0.5), (0.010, 0.25), (0.04, 0.10)))
    v = np.where(v > 0.6, 0.6 + 0.4 * (1 - np.exp(-(v - 0.6) / 0.55)), v).clip(0, 1)
    v = np.where(v <= 0.0031308, v * 12.92, 1.055 * np.maximum(v, 1e-9) ** (1 / 2.4) - 0.055).astype(np.float32)
    v = 0.7 * v + 0.3 * v * v * (3 - 2 * v)
    return (v + 0.2 * (v - cv2.GaussianBlur(v, (0, 0), max(0.5, 0.9 * width / 2400)))).clip(0, 1)


def save(picture, path):
    eight_bits = (picture[..., ::-1] * 255 + 0.5).astype(np.uint8)
    cv2.imwrite(path, eight_bits, [cv2.IMWRITE_JPEG_QUALITY, 90, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1])

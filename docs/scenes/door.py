"""The side of a dark green car: a rear door with its handle, the swage, the shut line and the fuel flap. One unit is a metre."""

import numpy as np

import home
from home import flap_outline, shut_line
from street import smooth
from studio import add_mesh, grid_faces

PAINT = (0.0020, 0.030, 0.026)
GAP, ROUNDING, DEPTH = 0.0042, 0.0032, 0.014
HANDLE = (0.168, 0.046, 0.098, 0.0155)  # middle, half length, half height
LEFT, RIGHT, BOTTOM, TOP = -0.50, 0.70, -0.36, 0.40


def gap_distance(x, z):
    """Distance in metres from the edges of the shut line and the fuel flap; below 0, inside the gap."""
    return np.minimum(np.abs(x - shut_line(z)) - GAP / 2, np.abs(flap_outline(x, z)) - GAP * 0.36)


def dish(x, z):
    """How deep the hollow behind the handle is."""
    cx, cz, *_ = HANDLE
    away = np.hypot((x - cx + 0.012) / 0.070, (z - cz + 0.003) / 0.044)
    return 0.024 * smooth(away, 1.0, 0.42)


def bulge(x, z):
    return home.surface(x, z) - dish(x, z)


def handle_section(s):
    """Half height, and how far its outer and its inner face stand out, along the handle (s from -1 to 1)."""
    half = HANDLE[3] * (1 - np.abs(s) ** 15) ** (1 / 2.4) * (1 - 0.12 * s * s)
    outer = 0.0335 - 0.012 * s * s - 0.006 * np.abs(s) ** 9
    inner = np.where(np.abs(s) < 0.999, outer - 0.0125, 0)
    inner = inner * (1 - smooth(np.abs(s), 0.60, 0.76)) - 0.006 * smooth(np.abs(s), 0.60, 0.76)
    return half, outer, inner


def handle_face(x, z):
    """How far the handle's front reaches towards the camera; where there is none, far behind."""
    cx, cz, long, _ = HANDLE
    s = np.clip((x - cx) / long, -1, 1)
    half, outer, inner = handle_section(s)
    t = np.clip(np.abs(z - cz) / np.maximum(half, 1e-6), 0, 1)
    there = (np.abs(x - cx) < long) & (np.abs(z - cz) < half)
    middle, deep = (outer + inner) / 2, (outer - inner) / 2
    return np.where(there, home.surface(x, z) + middle + deep * (1 - t**2.5) ** (1 / 2.5), -1.0)


def add_handle(material):
    cx, cz, long, _ = HANDLE
    s = np.sin(np.linspace(-np.pi / 2, np.pi / 2, 420))[:, None]
    around = np.linspace(0, 2 * np.pi, 96)[None]
    half, outer, inner = handle_section(s)
    round_off = lambda v: np.sign(v) * np.abs(v) ** (2 / 2.5)
    # The cap over the lock is a part of its own.
    half = half - 0.0007 * np.exp(-(((s - 0.70) / 0.008) ** 2))
    outer = outer - 0.0009 * np.exp(-(((s - 0.70) / 0.008) ** 2))
    z = cz + half * round_off(np.sin(around))
    out = (outer + inner) / 2 + (outer - inner) / 2 * round_off(np.cos(around))
    x = np.broadcast_to(cx + long * s, z.shape)
    points = np.stack([x, -home.surface(x, z) - out, z], -1).reshape(-1, 3)
    add_mesh("handle", points, grid_faces(*z.shape), material, {"edge": np.ones(z.size)})


def add_panel(material, fine):
    x = home.lines(LEFT - 0.2, RIGHT + 0.2, 0.002, fine, (0.309, 0.362), (0.502, 0.538))
    z = home.lines(BOTTOM - 0.2, TOP + 0.1, 0.002, fine, (0.020, 0.058), (0.138, 0.176), (-0.105, -0.055))
    X, Z = np.meshgrid(x, z)
    X = X + np.exp(-(((X - 0.319) / 0.06) ** 2)) * (home.shut_line(Z) - 0.319)
    edge = gap_distance(X, Z)
    inside = np.clip((ROUNDING - edge) / ROUNDING, 0, 1)
    depth = ROUNDING * (1 - np.sqrt(1 - inside**2)) + (DEPTH - ROUNDING) * smooth(edge, 0, -0.0012)
    points = np.stack([X, depth - bulge(X, Z), Z], -1).reshape(-1, 3)
    add_mesh("panel", points, grid_faces(*X.shape), material, {"edge": edge})


def surface(x, z):
    """What is in front, panel or handle."""
    return np.maximum(bulge(x, z), handle_face(x, z))

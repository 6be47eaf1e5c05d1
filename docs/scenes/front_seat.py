"""A car's front seat in cognac leather with a quilted middle, and its headrest. Places are those of open_window.py."""

import bpy
import numpy as np

from seat import DIAMOND, height, leather, stitches
from shapes import evenly, plain, rounded, sheet, tube
from street import smooth

COGNAC = ((0.115, 0.040, 0.0145), (0.155, 0.056, 0.0205))
MIDDLE = 0.40  # of the seat, across the car
INSET, BRIM = 0.160, 0.51  # the quilt's half width, and where it ends
# Parts of the seat: their foot (x, z), the way up them in degrees from the front, length, half width, half thickness.
PARTS = {"back": ((0.030, -0.42), 108, 0.66, 0.245, 0.062), "base": ((-0.010, -0.405), 12, 0.56, 0.255, 0.070)}


def place(part, across, along, high):
    """From a part's own places (across, along it, above it) to the car's."""
    (x, z), degrees, *_ = PARTS[part]
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    return np.stack([x + c * along + s * high, MIDDLE + across, z + s * along - c * high], -1)


def quilt_edge(across, along):
    """Distance from the seam round the quilt, above 0 within it."""
    radius = 0.05
    dx, dy = np.abs(across) - INSET + radius, along - BRIM + radius
    return radius - np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) - np.minimum(np.maximum(dx, dy), 0)


def relief(part, across, along):
    """What stands on a part's front: quilt, its seam, and bolsters beside it."""
    edge = quilt_edge(across, along)
    flat = height(across, along) + 0.22 * (along - 0.06) ** 2 + 0.10 * across**2
    bolster = 0.050 if part == "back" else 0.038
    side = np.exp(-(((np.abs(across) - 0.207) / 0.034) ** 2)) * smooth(-along, -0.56, -0.36)
    seams = np.exp(-((edge / 0.0022) ** 2)) + 0.8 * np.exp(-(((np.abs(across) - 0.208) / 0.0016) ** 2)) * smooth(-along, -0.50, -0.44)
    # Seams pull the leather beside them into short soft folds.
    pull = np.sin(along * 210 + 3 * np.sin(along * 37)) * np.exp(-np.abs(edge + 0.008) / 0.010) * (edge < 0)
    roll = 0.010 * (1 - np.exp(-np.maximum(-edge, 0) / 0.016))
    return flat * smooth(edge, 0.0, 0.012) + bolster * side + roll - 0.0032 * seams + 0.0003 * pull


def outline(part, p, q):
    """Places (across, along) for p, q from -1 to 1: a long cushion, narrower at its top."""
    _, _, length, half, _ = PARTS[part]
    along = (q + 1) / 2 * (length - 0.030 * np.abs(p) ** 3)
    narrow = 0.055 * smooth(along, length - 0.30, length) if part == "back" else 0.0
    corner = 1 - 0.10 * np.abs(q) ** 7
    return p * (half - narrow) * corner, along


def front(part, across, along):
    """Height of a part's front face at its places, without the turn at its edges."""
    thick = PARTS[part][4]
    return thick + relief(part, across, along)


def add_part(part, material):
    thick = PARTS[part][4]
    turn = np.linspace(-np.pi / 2, np.pi / 2, 1500)
    p, q = np.meshgrid(np.sin(turn), np.sin(turn))
    across, along = outline(part, p, q)
    edge = np.sqrt(np.sqrt(np.clip(1 - p**2, 0, 1) * np.clip(1 - q**2, 0, 1)))
    sheet(part, place(part, across, along, edge * front(part, across, along)), material)
    sheet(part, place(part, across[::6, ::6], along[::6, ::6], -edge[::6, ::6] * thick), material)


def surface_of(part, across, along):
    """Height on a finished part."""
    _, _, length, half, _ = PARTS[part]
    q = 2 * along / length - 1
    narrow = 0.055 * smooth(along, length - 0.30, length) if part == "back" else 0.0
    p = across / (half - narrow) / (1 - 0.10 * np.abs(q) ** 7)
    q = 2 * along / (length - 0.030 * np.abs(p) ** 3) - 1
    return np.sqrt(np.sqrt(np.clip(1 - p**2, 0, 1) * np.clip(1 - q**2, 0, 1))) * front(part, across, along)


def add_threads(part):
    """The quilt's threads are made flat; they move up it by a whole diamond."""
    stitches((0.42, 0.33, 0.22), np.random.default_rng(2))
    item = bpy.data.objects["stitches"]
    item.name = "thread"
    places = np.empty(len(item.data.vertices) * 3, np.float32)
    item.data.vertices.foreach_get("co", places)
    u, v, w = places.reshape(-1, 3).T
    up = v + DIAMOND * 1.177 / 0.62
    w = w - height(u, v) + surface_of(part, u, np.clip(up, 0, 0.6))
    lost = (quilt_edge(u, up) < 0.010) | (up < 0.01)
    # Those beside the quilt vanish in the seat.
    u, up, w = np.where(lost, 0, u), np.where(lost, 0.3, up), np.where(lost, 0, w)
    item.data.vertices.foreach_set("co", place(part, u, up, w).astype(np.float32).ravel())
    item.data.update()
    # A row along the seam round the quilt, and rows along the bolsters.
    seam = evenly(rounded([(-INSET, 0.02), (-INSET, BRIM), (INSET, BRIM), (INSET, 0.02)], 0.05), 0.0064)
    away = np.stack([-np.gradient(seam, axis=0)[:, 1], np.gradient(seam, axis=0)[:, 0]], -1)
    rows = [seam + away / np.linalg.norm(away, axis=1, keepdims=True) * 0.005]
    for side in (-1, 1):
        rows.append(np.stack([np.full(70, side * 0.2125), np.arange(70) * 0.0064 + 0.02], -1))
    thread = bpy.data.materials["thread"]
    for row in rows:
        for a, b in zip(row, row[1:]):
            line = a + (b - a) * np.linspace(0.10, 0.80, 6)[:, None]
            high = surface_of(part, *line.T) + 0.0004 - 0.0006 * np.linspace(-1, 1, 6) ** 4
            points = place(part, *line.T, high)
            up = place(part, *line.T, high + 1) - points
            sheet("stitch", tube(points, 0.0007, 0.0007, up, 1.0), thread)


def add_headrest(leathery):
    turn = np.linspace(-np.pi / 2, np.pi / 2, 500)
    p, q = np.meshgrid(np.sin(turn), np.sin(turn))
    across, along = p * 0.135 * (1 - 0.14 * np.abs(q) ** 5), q * 0.088 * (1 - 0.16 * np.abs(p) ** 4) + 0.775
    edge = np.sqrt(np.sqrt(np.clip(1 - p**2, 0, 1) * np.clip(1 - q**2, 0, 1)))
    seam = np.exp(-(((np.abs(across) - 0.098 - 0.02 * q * q) / 0.0016) ** 2))
    face = 0.048 - 0.012 * np.exp(-((across / 0.07) ** 2)) - 0.0026 * seam
    sheet("headrest", place("back", across, along, edge * face + 0.020), leathery)
    sheet("headrest", place("back", across, along, 0.020 - edge * 0.045), leathery)
    steel = plain("steel", (0.55, 0.55, 0.55), 0.18, 0.5, 1.0)
    collar = plain("collar", (0.012, 0.012, 0.012), 0.4)
    for side in (-0.055, 0.055):
        t = np.linspace(0.60, 0.76, 12)
        points = place("back", np.full(12, side), t, np.full(12, 0.012))
        sheet("post", tube(points, 0.0062, 0.0062, (0, 1, 0), 1.0), steel)
        sheet("collar", tube(place("back", np.full(8, side), np.linspace(0.635, 0.668, 8), np.full(8, 0.012)), 0.014, 0.014, (0, 1, 0), 0.8), collar)


def add_seats():
    cognac = leather(False, COGNAC)
    for part in PARTS:
        add_part(part, cognac)
        add_threads(part)
    add_headrest(cognac)
    # The other front seat is the same.
    for item in [o for o in bpy.context.scene.objects if o.type == "MESH" and o.name.split(".")[0] != "stitch"]:
        twin = bpy.data.objects.new("twin", item.data)
        twin.location = (0.03, 0.72, 0)
        bpy.context.scene.collection.objects.link(twin)

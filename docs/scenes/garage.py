"""The garage around the bonnet of scratches.py, and its lamps: battens or a honeycomb of tubes at the ceiling, or a lamp held in the hand."""

import numpy as np

from bonnet import bar
from shapes import plain
from studio import add_mesh, grid_faces, new_material

CEILING, FLOOR, SIDE, BACK, FRONT = 2.15, -0.95, 2.9, 5.4, -3.2
HAND = np.array([0.13, 0.60, 0.40])


def battens():
    """Two rows of battens across the car: the ends of each."""
    found = []
    for y, shift in ((1.80, 0.20), (2.95, -0.25)):
        for middle in (-2.6, -1.3, 0.0, 1.3):
            a, b = np.array([middle + shift - 0.58, y, 1.86]), np.array([middle + shift + 0.58, y, 1.86])
            found.append((a + (0, 0.08 * a[0], 0), b + (0, 0.08 * b[0], 0)))
    return found


def honeycomb(side=0.44):
    """Tubes along the edges of hexagons."""
    wide = side * np.sqrt(3)
    edges = {}
    for row in range(1, 6):
        for column in range(-2, 3):
            middle = np.array([(column + 0.5 * (row % 2)) * wide, 1.15 + row * 1.5 * side])
            turns = np.radians(60 * np.arange(7) + 30)
            corners = middle + side * np.stack([np.cos(turns), np.sin(turns)], -1)
            for a, b in zip(corners, corners[1:]):
                key = tuple(sorted([tuple(np.round(a, 3)), tuple(np.round(b, 3))]))
                edges[key] = key
    at = lambda p: np.array([p[0] * 0.985 - p[1] * 0.17 + 0.3, p[0] * 0.17 + p[1] * 0.985, 2.06])
    return [(at(a), at(b)) for a, b in edges]


LAMPS = {"battens": battens(), "honeycomb": honeycomb(), "hand": [(HAND - (0.03, 0, 0), HAND + (0.03, 0, 0))]}


def glow(strength, color=(1, 0.97, 0.93), ends=0.0):
    """Brightest where it faces the eye, and weaker towards its ends."""
    material, n, output = new_material("lamp")
    facing = n.add("ShaderNodeLayerWeight", {"Blend": 0.5}, "Facing")
    light = n.math("MULTIPLY", n.ramp(facing, 0.0, 0.9, 1.0, 0.22), strength)
    if ends:
        away = n.math("ABSOLUTE", n.math("SUBTRACT", n.attribute("along"), 0.5))
        light = n.math("MULTIPLY", light, n.ramp(away, 0.5 - ends, 0.5, 1.0, 0.40))
    n.connect(output.inputs[0], n.add("ShaderNodeEmission", {0: (*color, 1), 1: light}))
    return material


def add_battens(strength):
    white, light = plain("white", (0.75, 0.75, 0.73), 0.4), glow(strength, ends=0.10)
    for a, b in LAMPS["battens"]:
        along = (b - a) / np.linalg.norm(b - a)
        steps = np.linspace(0, 1, 25)[:, None]
        bar("diffuser", a + (b - a) * steps, 0.060, 0.056, light, square=0.8)
        bar("housing", [a - 0.03 * along + (0, 0, 0.035), b + 0.03 * along + (0, 0, 0.035)], 0.074, 0.045, white)
        for end, way in ((a, -1), (b, 1)):
            bar("cap", [end, end + way * 0.030 * along], 0.070, 0.066, white, square=0.7)
            bar("hanger", [end - way * 0.25 * along + (0, 0, 0.05), end - way * 0.25 * along + (0, 0.001, CEILING - end[2])], 0.006, 0.006, white)


def add_honeycomb(strength):
    white, light = plain("white", (0.75, 0.75, 0.73), 0.4), glow(strength, (0.96, 0.98, 1.0), ends=0.06)
    joints = {}
    for a, b in LAMPS["honeycomb"]:
        along = (b - a) / np.linalg.norm(b - a)
        steps = np.linspace(0, 1, 25)[:, None]
        bar("tube", a + 0.035 * along + (b - a - 0.07 * along) * steps, 0.026, 0.026, light, square=1.0)
        for end, way in ((a, 1), (b, -1)):
            bar("sleeve", [end + way * 0.008 * along, end + way * 0.038 * along], 0.029, 0.029, white, square=1.0)
            joints[tuple(np.round(end, 2))] = end
    for end in joints.values():
        bar("joint", [end - (0, 0, 0.014), end + (0, 0, 0.03)], 0.036, 0.036, white, up=(0, 1, 0), square=1.0)


def add_hand_lamp(strength):
    """A ring of diodes in a round housing with a grip; it looks down at the bonnet."""
    black, light = plain("housing", (0.02, 0.02, 0.02), 0.45), glow(strength)
    cup = plain("cup", (0.5, 0.5, 0.5), 0.3)
    looks = np.array([0.04, 0.02, 0.0]) - HAND
    looks /= np.linalg.norm(looks)
    side = np.cross(looks, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    up = np.cross(side, looks)
    bar("housing", [HAND - 0.050 * looks, HAND - 0.008 * looks], 0.126, 0.126, black, up=up, square=1.0)
    ring = np.linspace(0, 2 * np.pi, 65)[:, None]
    bar("bezel", HAND + 0.060 * (np.cos(ring) * side + np.sin(ring) * up), 0.008, 0.016, cup, up=looks, square=0.8)
    bar("grip", [HAND - 0.03 * looks, HAND - 0.03 * looks + 0.10 * up, HAND - 0.05 * looks + 0.24 * up], 0.040, 0.036, black, up=looks, square=0.9)
    down, around = np.meshgrid(np.linspace(0, np.pi, 13), np.linspace(0, 2 * np.pi, 25), indexing="ij")
    ball = np.stack([np.sin(down) * np.cos(around), np.sin(down) * np.sin(around), np.cos(down)], -1)
    places = [(0, 0, 0.0075)] + [(0.041 * np.cos(t), 0.041 * np.sin(t), 0.0062) for t in np.radians(36) * np.arange(10)]
    for across, along, radius in places:
        middle = HAND + across * side + along * up - 0.004 * looks
        add_mesh("diode", (middle + radius * ball).reshape(-1, 3), grid_faces(13, 25), light)


def plate(name, corner, wide, high, material):
    corner, wide, high = (np.array(v, float) for v in (corner, wide, high))
    return add_mesh(name, [corner, corner + wide, corner + wide + high, corner + high], np.array([[0, 1, 2, 3]]), material)


def add_room(daylight):
    wall, roof = plain("wall", (0.34, 0.33, 0.31), 0.7), plain("roof", (0.62, 0.62, 0.60), 0.6)
    steel, frame = plain("steel", (0.20, 0.20, 0.20), 0.5), plain("frame", (0.03, 0.03, 0.03), 0.5)
    high = CEILING - FLOOR
    plate("floor", (-SIDE, FRONT, FLOOR), (2 * SIDE, 0, 0), (0, BACK - FRONT, 0), plain("floor", (0.16, 0.155, 0.15), 0.35))
    plate("ceiling", (-SIDE, FRONT, CEILING), (2 * SIDE, 0, 0), (0, BACK - FRONT, 0), roof)
    for x in (-SIDE, SIDE):
        plate("side", (x, FRONT, FLOOR), (0, BACK - FRONT, 0), (0, 0, high), wall)
    for y in (FRONT, BACK):
        plate("end", (-SIDE, y, FLOOR), (2 * SIDE, 0, 0), (0, 0, high), wall)
    for y in np.arange(0.2, BACK, 0.9):
        bar("purlin", [(-SIDE, y, CEILING - 0.05), (SIDE, y, CEILING - 0.05)], 0.06, 0.10, steel)
    # On the right a door, a hand's breadth open; high in the back wall a row of panes.
    plate("door", (SIDE - 0.03, 0.6, FLOOR + 0.12), (0, 4.2, 0), (0, 0, 2.3), plain("door", (0.32, 0.34, 0.35), 0.4))
    sky = glow(0.6 * daylight, (0.80, 0.90, 1.0))
    plate("open", (-1.6, FRONT + 0.02, FLOOR), (3.2, 0, 0), (0, 0, 2.3), glow(6.0 * daylight, (0.80, 0.90, 1.0)))
    plate("gap", (SIDE - 0.03, 0.6, FLOOR), (0, 4.2, 0), (0, 0, 0.12), sky)
    for x in np.arange(-2.1, 2.0, 0.72):
        plate("pane", (x, BACK - 0.03, 1.10), (0.66, 0, 0), (0, 0, 0.62), sky)
        bar("bar", [(x, BACK - 0.05, 1.40), (x + 0.66, BACK - 0.05, 1.40)], 0.03, 0.025, frame)
        bar("post", [(x - 0.03, BACK - 0.05, 1.05), (x - 0.03, BACK - 0.05, 1.75)], 0.05, 0.05, frame, up=(0, 1, 0))


def add_garage(lamps):
    add_room({"battens": 0.9, "honeycomb": 0.5, "hand": 0.8}[lamps])
    {"battens": add_battens, "honeycomb": add_honeycomb, "hand": add_hand_lamp}[lamps]({"battens": 10.0, "honeycomb": 12.0, "hand": 70.0}[lamps])

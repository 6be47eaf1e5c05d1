"""What lies on a car's floor beside the seat's rail: sand, crumbs, a hair tie and a two-dollar coin. One unit is a decimetre."""

import cv2
import numpy as np

from studio import add_mesh, image_from, new_material

# A ball of 12 points and 20 triangles.
G = (1 + 5**0.5) / 2
BALL = np.array([(-1, G, 0), (1, G, 0), (-1, -G, 0), (1, -G, 0), (0, -1, G), (0, 1, G), (0, -1, -G), (0, 1, -G), (G, 0, -1), (G, 0, 1), (-G, 0, -1), (-G, 0, 1)]) / 1.9
SIDES = np.array([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8),
                  (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
COIN = ((0.40, -0.86, 0.165), (-50, 0, -14))
TIE = ((-0.62, -0.72, 0.0), 0.215)


def turned(degrees):
    a, b, c = np.radians(degrees)
    x = np.array([[1, 0, 0], [0, np.cos(a), np.sin(a)], [0, -np.sin(a), np.cos(a)]])
    y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return z @ y @ x


def add(pile, lift):
    rng = np.random.default_rng(8)
    add_sand(rng, pile, lift)
    add_crumbs(rng, pile, lift)
    add_tie(pile)
    add_coin()
    add_hairs(rng, pile)


def add_sand(rng, pile, lift):
    """Drifts along the rail, in it, and a patch where a shoe was; loose grains around."""
    def grains(count, x, y, ground, heap, spread):
        gx, gy = x(count), y(count)
        lift = np.maximum(0, 1 - np.abs(gx - spread[0]) / spread[1]) * heap
        return np.stack([gx, gy, ground + lift * rng.random(count) ** 0.4], 1)

    clumps = rng.uniform(-1.4, 3.5, 26)
    along = lambda count: np.where(rng.random(count) < 0.7, rng.choice(clumps, count) + rng.normal(0, 0.16, count), rng.uniform(-1.5, 4, count))
    deep = lambda count: pile * rng.uniform(0.55, 1.05, count)
    parts = [
        grains(26000, lambda c: -0.27 - np.abs(rng.normal(0, 0.10, c)), along, deep(26000), 0.05, (-0.27, 0.16)),
        grains(26000, lambda c: 0.27 + np.abs(rng.normal(0, 0.10, c)), along, deep(26000), 0.05, (0.27, 0.16)),
        grains(22000, lambda c: rng.normal(0, 0.10, c).clip(-0.23, 0.23), along, np.full(22000, lift + 0.022), 0.022, (0, 0.3)),
        grains(5000, lambda c: rng.choice([-1, 1], c) * rng.uniform(0.10, 0.235, c), along, np.full(5000, lift + 0.352), 0.006, (0, 9)),
        grains(3500, lambda c: rng.uniform(-0.22, 0.22, c), lambda c: rng.uniform(-1.37, -0.8, c), np.full(3500, lift + 0.024), 0.006, (0, 9)),
        grains(26000, lambda c: rng.normal(-0.85, 0.34, c), lambda c: rng.normal(-0.75, 0.30, c), deep(26000), 0.02, (-0.85, 0.8)),
        grains(14000, lambda c: rng.uniform(-2.6, 2.4, c), lambda c: rng.uniform(-2, 3, c), deep(14000), 0, (0, 9)),
    ]
    place = np.concatenate(parts)
    outside = (np.abs(place[:, 0]) > 0.26) | (place[:, 2] > 0.40) | ((np.abs(place[:, 0]) < 0.235) & (place[:, 1] > -0.85)) | (place[:, 1] < -0.8)
    place = place[outside]
    count = len(place)
    size = 0.0029 * np.exp(rng.normal(0, 0.42, (count, 1, 1)))
    shape = 1 + rng.normal(0, 0.17, (count, 12, 1))
    stretch = rng.uniform(0.7, 1.2, (count, 1, 3))
    points = (BALL * shape * stretch * size + place[:, None]).reshape(-1, 3)
    faces = (SIDES[None] + 12 * np.arange(count)[:, None, None]).reshape(-1, 3)
    material, n, output = new_material("sand")
    tone = n.attribute("tone")
    color = n.mix(n.ramp(tone, 0.0, 0.75), (0.20, 0.125, 0.065), (0.52, 0.41, 0.27))
    color = n.mix(n.ramp(tone, 0.86, 1.0), color, (0.74, 0.68, 0.58))
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": 0.6, "Specular": 0.4}))
    add_mesh("sand", points, faces, material, {"tone": np.repeat(rng.random(count), 12)})


def add_crumbs(rng, pile, lift):
    """Toast and biscuit: rough lumps with flat sides."""
    spots = [(rng.normal(0.75, 0.35), rng.normal(-0.55, 0.4)) for _ in range(34)] + [(rng.normal(-0.9, 0.5), rng.normal(-0.3, 0.6)) for _ in range(26)]
    spots += [(rng.uniform(-0.2, 0.2), rng.uniform(-0.6, 1.5)) for _ in range(12)]
    t, around = np.meshgrid(np.linspace(0, np.pi, 22), np.linspace(0, 2 * np.pi, 40), indexing="ij")
    ball = np.stack([np.sin(t) * np.cos(around), np.sin(t) * np.sin(around), np.cos(t)], -1).reshape(-1, 3)
    points, faces = [], []
    i = np.arange(22 * 40).reshape(22, 40)
    one = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)
    for x, y in spots:
        if 0.20 < abs(x) < 0.31:
            continue
        size = 0.009 + 0.032 * rng.random() ** 2.5
        lump = np.ones(len(ball))
        for _ in range(7):  # broken sides
            side = rng.normal(0, 1, 3)
            side /= np.linalg.norm(side)
            lump = np.minimum(lump, rng.uniform(0.5, 0.9) / np.maximum(ball @ side, 0.05))
        rough = sum(np.sin(ball @ rng.normal(0, f, 3) + rng.uniform(0, 6)) / f**0.7 for f in (4, 7, 12, 18, 26)) * 0.16
        ground = lift + 0.03 if abs(x) < 0.25 else pile * 0.9
        turn = turned(rng.uniform(0, 360, 3))
        points.append((ball * ((lump + rough) * size)[:, None] * (1, 0.8, 0.6)) @ turn.T + (x, y, ground + size * 0.4))
        faces.append(one + len(ball) * len(faces))
    material, n, output = new_material("crumb")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    color = n.mix(n.ramp(n.noise(place, 25, 4), 0.38, 0.62), (0.30, 0.14, 0.045), (0.60, 0.40, 0.19))
    relief = n.add("ShaderNodeBump", {"Height": n.noise(place, 260, 4), "Distance": 0.006, "Strength": 0.9})
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": 0.8, "Normal": relief}))
    add_mesh("crumbs", np.concatenate(points), np.concatenate(faces), material)


def add_tie(pile):
    """A braided elastic ring."""
    (cx, cy, _), large = TIE
    around, across = np.meshgrid(np.linspace(0, 2 * np.pi, 900), np.linspace(0, 2 * np.pi, 36), indexing="ij")
    radius = large * (1 + 0.07 * np.sin(2 * around + 0.7) + 0.035 * np.sin(3 * around + 2))
    x, y = cx + radius * np.cos(around), cy + 1.12 * radius * np.sin(around)
    thick = 0.023
    z = pile + 0.012 + thick * 0.8 + 0.012 * np.sin(2 * around + 1) + 0.02 * np.exp(-(((around - 1.2) / 0.4) ** 2))
    braid = 1 + 0.16 * np.abs(np.sin(42 * around + 2 * across)) * np.abs(np.sin(42 * around - 2 * across))
    # The tube's own directions
    line = np.stack([x, y, z], -1)[:, 0]
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, (0, 0, 1))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    top = np.cross(side, ahead)
    out = thick * braid * 0.92
    points = line[:, None] + out[..., None] * (np.cos(across)[..., None] * side[:, None] + np.sin(across)[..., None] * top[:, None])
    i = np.arange(900 * 36).reshape(900, 36)
    faces = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)
    material, n, output = new_material("tie")
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.012, 0.011, 0.012, 1), "Roughness": 0.55, "Specular": 0.5, "Sheen": 0.6}))
    add_mesh("tie", points.reshape(-1, 3), faces, material)


def add_hairs(rng, pile):
    """Long dark hairs on the carpet and over the rail's foot."""
    points, faces, spokes = [], [], 5
    around = np.linspace(0, 2 * np.pi, spokes, endpoint=False)
    for x, y in ((-0.75, -0.80), (-0.45, -0.62), (-1.0, -0.35), (0.62, -0.72), (0.10, -1.20), (-0.6, -1.05)):
        turn = rng.uniform(0, 6.3) + np.cumsum(cv2.GaussianBlur(rng.normal(0, 0.9, (300, 1)), (0, 0), 14)[:, 0])
        line = np.stack([x + np.cumsum(np.cos(turn)) * 0.0030, y + np.cumsum(np.sin(turn)) * 0.0030, pile + 0.022 + 0.006 * np.sin(np.arange(300) / 25 + x * 9)], 1)
        side = np.stack([-np.sin(turn), np.cos(turn), 0 * turn], 1)
        ring = line[:, None] + 0.0014 * (np.cos(around)[None, :, None] * side[:, None] + np.sin(around)[None, :, None] * np.array([0, 0, 1.0]))
        i = np.arange(300 * spokes).reshape(300, spokes) + 300 * spokes * len(faces)
        j = np.roll(i, -1, 1)
        points.append(ring.reshape(-1, 3))
        faces.append(np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4))
    material, n, output = new_material("hair")
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.02, 0.012, 0.008, 1), "Roughness": 0.35}))
    add_mesh("hairs", np.concatenate(points), np.concatenate(faces), material)


def coin_face(size=512):
    """Height of the coin's face: rim, the number, five stars and a profile."""
    face = np.zeros((size, size), np.float32)
    middle = (size // 2, size // 2)
    cv2.circle(face, middle, int(size * 0.475), 1.0, int(size * 0.05), cv2.LINE_AA)
    cv2.putText(face, "2", (int(size * 0.11), int(size * 0.70)), cv2.FONT_HERSHEY_TRIPLEX, size / 72, 0.9, int(size * 0.034), cv2.LINE_AA)
    head = np.array([(0.58, 0.27), (0.66, 0.18), (0.77, 0.19), (0.86, 0.29), (0.87, 0.44), (0.83, 0.56), (0.89, 0.76), (0.74, 0.84), (0.57, 0.83), (0.62, 0.72),
                     (0.55, 0.71), (0.52, 0.63), (0.545, 0.56), (0.51, 0.525), (0.545, 0.43), (0.55, 0.36)])
    bust = np.zeros_like(face)
    cv2.fillPoly(bust, [np.int32(head * size)], 1.0, cv2.LINE_AA)
    # A rounded head with a brow, an eye, an ear and a beard.
    shape = 0.25 + 0.75 * cv2.GaussianBlur(bust, (0, 0), size * 0.035)
    for x, y, wide, much in ((0.585, 0.40, 0.016, -0.35), (0.57, 0.365, 0.018, 0.2), (0.72, 0.45, 0.024, 0.3), (0.72, 0.45, 0.010, -0.4), (0.63, 0.62, 0.05, 0.25), (0.72, 0.25, 0.07, 0.2)):
        across, down = np.meshgrid(np.arange(size) / size - x, np.arange(size) / size - y)
        shape = shape + much * np.exp(-(across**2 + down**2) / (2 * wide**2))
    face = np.maximum(face, bust * shape).astype(np.float32)
    for x, y in ((0.26, 0.24), (0.38, 0.16), (0.40, 0.30), (0.18, 0.35)):
        cv2.circle(face, (int(x * size), int(y * size)), int(size * 0.022), 0.8, -1, cv2.LINE_AA)
    face = cv2.GaussianBlur(face, (0, 0), size * 0.006)
    return np.repeat(face[..., None], 3, 2)


def add_coin():
    place, degrees = COIN
    radius, thick, spokes = 0.1025, 0.032, 240
    around = np.linspace(0, 2 * np.pi, spokes, endpoint=False)
    # Groups of grooves, as on the real edge.
    grooves = np.where((around / (2 * np.pi) * 5) % 1 < 0.55, 0.0009 * np.sign(np.sin(around * 110)), 0)
    rings = [(0.0, 0.5), (0.97, 0.5), (1.0, 0.42), (1.0, -0.42), (0.97, -0.5), (0.0, -0.5)]
    points = np.concatenate([np.stack([(radius * r + grooves * (r == 1)) * np.cos(around), (radius * r + grooves * (r == 1)) * np.sin(around), np.full(spokes, thick * z)], 1) for r, z in rings])
    i = np.arange(len(rings) * spokes).reshape(-1, spokes)
    j = np.roll(i, -1, 1)
    faces = np.stack([i[:-1], i[1:], j[1:], j[:-1]], -1).reshape(-1, 4)
    material, n, output = new_material("coin")
    where = n.add("ShaderNodeMapping", {0: n.add("ShaderNodeTexCoord", output="Object"), 1: (0.5, 0.5, 0), 3: (0.5 / radius, 0.5 / radius, 0)})
    height = n.add("ShaderNodeTexImage", {"Vector": where}, image=image_from("coin", coin_face()), extension="EXTEND")
    relief = n.add("ShaderNodeBump", {"Height": height, "Distance": 0.007, "Strength": 1.0})
    worn = n.noise(n.add("ShaderNodeTexCoord", output="Object"), 30, 4)
    color = n.mix(n.math("MULTIPLY", n.math("SUBTRACT", 1.0, height), worn), (0.70, 0.50, 0.22), (0.30, 0.20, 0.09))
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Metallic": 1.0, "Roughness": n.ramp(worn, 0.3, 0.7, 0.34, 0.5), "Normal": relief}))
    item = add_mesh("coin", points, faces, material)
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, np.radians(30)
    item.location, item.rotation_euler = place, np.radians(degrees) * (-1, 1, 1)

"""
The bonnet of a car up to its windscreen, for scratches.py: its shape and paint, the wing, the cowl, the wipers, and a strip of painter's tape.

One unit is a metre; the car looks along -y, and z is up from the bonnet.
"""

import numpy as np

from home import lines, smooth
from shapes import plain
from studio import add_mesh, grid_faces, new_material

GAP, ROUNDING, DEPTH = 0.0045, 0.0035, 0.030
RISE = np.radians(31)
TAPE = 0.0125  # half the width of the tape


def shut_line(y):
    return 0.335 + 0.10 * y - 0.06 * y**2


def rear(x):
    """Where the bonnet ends."""
    return 0.70 + 0.10 * (x + 0.36) ** 2


def height(x, y):
    """A bonnet: crowned, with a crease, and the wing beyond its gap."""
    ridge = x + 0.20 - 0.10 * y
    beyond = np.maximum(x - shut_line(y), 0)
    belt = np.maximum(y - 0.80, 0)
    crown = -0.13 * x**2 - 0.07 * y**2 + 0.14 * belt**2
    return crown + 0.0036 / (1 + np.exp(-ridge / 0.024)) - 0.07 * beyond - 0.6 * beyond**2


def normal(x, y):
    d = 1e-4
    n = np.stack([(height(x - d, y) - height(x + d, y)) / (2 * d), (height(x, y - d) - height(x, y + d)) / (2 * d), np.ones_like(x)], -1)
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


def gap_distance(x, y):
    """Distance from the gaps' edges, below 0 in them and beyond the bonnet's rear edge."""
    side = shut_line(y) - x
    return np.where(side > 0, np.minimum(side, rear(x) - y + GAP / 2), -side) - GAP / 2


def tape_line(y):
    return 0.045 + 0.06 * y


def polished(x, y, part):
    """From 0 to 1; `part` is 0, 1, or a half for what lies right of the tape."""
    return np.full_like(x, part) if part in (0, 1) else smooth(x - tape_line(y), -0.004, 0.004)


def bar(name, path, wide, high, material, up=(0, 0, 1.0), square=0.4):
    """A bar with rounded edges along a path (n, 3); `wide` and `high` may change along it."""
    path, up = np.asarray(path, float), np.asarray(up, float)
    ends = np.concatenate([[0, 0], np.arange(len(path)), [-1, -1]]).astype(int)
    size = np.ones(len(ends))
    size[[0, -1]] = 0
    around = np.linspace(0, 2 * np.pi, 29)
    rounded = lambda v: np.sign(v) * np.abs(v) ** square
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=-1, keepdims=True)
    side = np.cross(ahead, up)
    side /= np.linalg.norm(side, axis=-1, keepdims=True)
    above = np.cross(side, ahead)
    half = lambda v: (np.broadcast_to(v, len(path))[ends] * size / 2)[:, None, None]
    ring = side[ends][:, None] * half(wide) * rounded(np.cos(around))[None, :, None]
    ring = ring + above[ends][:, None] * half(high) * rounded(np.sin(around))[None, :, None]
    points = path[ends][:, None] + ring
    along = np.repeat(np.linspace(0, 1, len(path))[ends], len(around))
    return add_mesh(name, points.reshape(-1, 3), grid_faces(len(ends), len(around)), material, {"along": along})


def paint(color):
    """Metallic paint under a clear coat; where it is not polished, a part of the reflection is spread to a haze."""
    material, n, output = new_material("paint")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    worn = n.math("SUBTRACT", 1.0, n.attribute("polished"))
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 170), 1.5e-6), n.math("MULTIPLY", n.noise(spot, 18), 16e-6))
    lacquer = n.add("ShaderNodeBump", {"Height": peel, "Distance": 1.0})
    flake = n.ramp(n.noise(spot, 1300, 1), 0.45, 0.80)
    tone = n.mix(flake, color, tuple(3.2 * c for c in color))
    base = n.add("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": 0.40, "Metallic": 0.65, "Specular": 0.0})
    mirror = lambda roughness: n.add("ShaderNodeBsdfGlossy", {"Roughness": roughness, "Normal": lacquer})
    spread = n.mix_shaders(0.35, mirror(0.16), mirror(0.34))
    coat = n.mix_shaders(n.math("MULTIPLY", worn, 0.11), mirror(0.010), spread)
    painted = n.mix_shaders(n.add("ShaderNodeFresnel", {"IOR": 1.6, "Normal": lacquer}), base, coat)
    dark = n.add("ShaderNodeBsdfDiffuse", {"Color": (0.002, 0.002, 0.002, 1)})
    n.connect(output.inputs[0], n.mix_shaders(n.ramp(n.attribute("edge"), 0.0, -0.0012), painted, dark))
    return material


def on_glass(x, up, lift=0.0):
    """Points of the windscreen: across, up along it, and off it."""
    x, up, lift = np.broadcast_arrays(np.asarray(x, float), up, lift)
    y, z = rear(x) + 0.085, height(x, rear(x)) - 0.022
    return np.stack([x, y + up * np.cos(RISE) - lift * np.sin(RISE), z + up * np.sin(RISE) + lift * np.cos(RISE)], -1)


def glass():
    material, n, output = new_material("glass")
    frit = n.ramp(n.attribute("up"), 0.05, 0.052)
    within = n.mix(frit, (0.002, 0.002, 0.002), (0.0025, 0.003, 0.0035))
    inner = n.add("ShaderNodeBsdfDiffuse", {"Color": within})
    n.connect(output.inputs[0], n.mix_shaders(n.add("ShaderNodeFresnel", {"IOR": 1.5}), inner, n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.01})))
    return material


def add_skin(material, part):
    x = lines(-1.2, 1.1, 0.004, 0.0005, (0.325, 0.345)) - 0.335
    y = lines(-0.7, 1.6, 0.004, 0.0005, (0.69, 0.71)) - 0.70
    X, Y = np.meshgrid(x, y)
    fade = np.exp(-((Y / 0.3) ** 2))
    for _ in range(3):
        across = X + shut_line(Y + 0.70 + fade * (rear(X + 0.335) - 0.70))
        along = Y + 0.70 + fade * (rear(across) - 0.70)
    edge = gap_distance(across, along)
    within = np.clip((ROUNDING - edge) / ROUNDING, 0, 1)
    depth = ROUNDING * (1 - np.sqrt(1 - within**2)) + (DEPTH - ROUNDING) * smooth(edge, 0, -0.0008)
    points = np.stack([across, along, height(across, along) - depth], -1).reshape(-1, 3)
    add_mesh("skin", points, grid_faces(*X.shape), material, {"edge": edge, "polished": polished(across, along, part)})


def mark_sound(item):
    """Tells the paint that a part has no gaps and no scratches."""
    for key in ("edge", "polished"):
        values = item.data.attributes.new(key, "FLOAT", "POINT").data
        values.foreach_set("value", np.ones(len(values), np.float32))


def add_windscreen(material):
    black = plain("plastic", (0.012, 0.012, 0.012), 0.55, specular=0.3)
    rubber = plain("rubber", (0.006, 0.006, 0.006), 0.4, specular=0.3)
    side = lambda up: 0.375 - 0.22 * up
    X, U = np.meshgrid(np.linspace(0, 1, 80), np.linspace(0, 0.95, 60))
    add_mesh("windscreen", on_glass(-1.3 + X * (1.3 + side(U)), U).reshape(-1, 3), grid_faces(60, 80), glass(), {"up": U})
    # The cowl: a louvred strip from under the bonnet to the glass.
    x, t = np.meshgrid(np.arange(-1.2, 0.40, 0.0008), np.linspace(0, 1, 40))
    slots = 0.004 * smooth(np.abs((x / 0.016) % 1 - 0.5), 0.20, 0.30) * smooth(np.abs(t - 0.45), 0.28, 0.22) * smooth(np.sin(x * 9 + 1), -0.75, -0.7)
    y = rear(x) - 0.02 + 0.115 * t
    z = height(x, rear(x)) - 0.030 + 0.014 * smooth(t, 0.5, 1) - slots
    add_mesh("cowl", np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), black)
    bar("seal", on_glass(np.linspace(-1.2, 0.375, 80), 0.004, 0.001), 0.012, 0.005, rubber)
    for pivot, start, end in ((0.255, 0.235, -0.34), (-0.42, -0.40, -1.0)):
        foot = on_glass(pivot, -0.030, 0.012)
        cap = np.array([0.030, 0.034, 0.034, 0.031, 0.022, 0.010])
        rising = np.array([-0.008, 0.0, 0.010, 0.014, 0.0165, 0.017])[:, None] * (0, 0, 1)
        bar("pivot", foot + rising, cap, cap, black, up=(0, 1, 0), square=1.0)
        t = np.linspace(0, 1, 40)
        arm = on_glass(pivot + (0.5 * (start + end) - pivot) * t, -0.030 + 0.078 * smooth(t, 0, 0.95), 0.018 + 0.016 * np.sin(np.pi * t) ** 0.7)
        bar("arm", arm, 0.020 - 0.010 * t, 0.010 - 0.004 * t, black)
        blade = on_glass(start + (end - start) * t, 0.052 + 0.010 * t, 0.010 + 0.004 * np.sin(np.pi * t))
        bar("blade", blade, 0.011 + 0.008 * np.sin(np.pi * t) ** 0.5, 0.012, rubber)
        bar("rubber", blade - (0, 0.002, 0.008), 0.004, 0.012, rubber)
        middle = len(t) // 2
        bar("clip", blade[middle - 2 : middle + 3] + (0, 0, 0.006), 0.022, 0.014, black)
    up = np.linspace(-0.05, 0.95, 60)
    mark_sound(bar("pillar", on_glass(side(up) + 0.034, up, 0.0), 0.055, 0.05, material, square=0.7))
    bar("trim", on_glass(side(up) + 0.004, up, 0.004), 0.012, 0.008, rubber)
    # The side window, and the door mirror before it.
    X, U = np.meshgrid(np.linspace(0, 1, 10), np.linspace(-0.1, 0.95, 40))
    back = on_glass(side(U) + 0.05, U) * (1 - X[..., None]) + X[..., None] * np.stack([side(U) + 0.13, U * 0 + 3, -0.05 + U * np.sin(RISE)], -1)
    add_mesh("window", back.reshape(-1, 3), grid_faces(40, 10), glass(), {"up": U + 1})
    down, around = np.meshgrid(np.linspace(0, np.pi, 40), np.linspace(0, 2 * np.pi, 60), indexing="ij")
    power = lambda v, e: np.sign(v) * np.abs(v) ** e
    across, deep = power(np.sin(down), 0.7) * power(np.cos(around), 0.7), power(np.sin(down), 0.7) * power(np.sin(around), 0.9)
    ball = np.stack([0.115 * across, 0.062 * deep, 0.072 * power(np.cos(down), 0.8)], -1)
    mark_sound(add_mesh("mirror", (ball + (0.655, 1.06, -0.005)).reshape(-1, 3), grid_faces(40, 60), material))
    bar("stalk", [(0.49, 1.12, -0.13), (0.54, 1.09, -0.085), (0.60, 1.07, -0.045)], 0.08, 0.03, black)


def add_tape():
    """Blue painter's tape between the scratched and the polished half, torn off at its ends, not quite flat."""
    rng = np.random.default_rng(5)
    u = np.concatenate([[-1.0, -0.999], np.linspace(-0.995, 0.995, 40), [0.999, 1.0]])
    torn = lambda: 0.0016 * np.cumsum(rng.normal(0, 1, u.size)) / 2 + 0.0008 * rng.normal(0, 1, u.size)
    start, end = -0.60 + torn(), 0.565 + torn() - 0.006 * u
    V, U = np.meshgrid(np.linspace(0, 1, 2400), u, indexing="ij")
    y = start[None] + (end - start)[None] * V
    x = tape_line(y) + U * TAPE + 0.0007 * np.sin(9 * y + 1) + 0.0003 * np.sin(41 * y)
    lift = 0.00016 + 0.00003 * np.sin(2 * np.pi * y / 0.0011 + 1.5 * np.sin(300 * x))
    for _ in range(34):
        place, lean, reach, high = rng.uniform(-0.4, 0.56), rng.normal(0, 0.5), rng.uniform(0.0012, 0.003), rng.uniform(0.0004, 0.0018)
        side = smooth(U * rng.choice((-1, 1)), rng.uniform(-1.2, 0.2), 1.1)
        lift = lift + high * side * np.exp(-(((y - place - lean * (x - tape_line(y))) / reach) ** 2))
    lift = lift + 0.004 * smooth(y, 0.535, 0.575) ** 2 * (0.6 + 0.4 * U)
    lift[:, [0, -1]] = 0
    material, n, output = new_material("tape")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    crepe = n.add("ShaderNodeBump", {"Height": n.noise(spot, 900, 2), "Distance": 0.0006, "Strength": 0.7})
    tone = n.mix(n.noise(spot, 300, 4), (0.012, 0.14, 0.42), (0.034, 0.25, 0.60))
    inputs = {"Base Color": tone, "Roughness": 0.55, "Specular": 0.35, "Normal": crepe}
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", inputs))
    add_mesh("tape", np.stack([x, y, height(x, y) + lift], -1).reshape(-1, 3), grid_faces(*x.shape), material)


def add_car(color, part):
    material = paint(color)
    add_skin(material, part)
    add_windscreen(material)
    if part not in (0, 1):
        add_tape()

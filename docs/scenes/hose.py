"""
A coiled garden hose with a brass nozzle on a wet concrete drive.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P hose.py -- OUT [scale] [samples]

writes OUT/hero.jpg, 1600 x 900. One unit is a metre.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from evening import evening
from home import add_sky, smooth
from studio import add_mesh, area_light, camera, grid_faces, new_material, render, start

SIZE = (1600, 900)
THICK = 0.0185
# Along the nozzle from its hose: distance and radius; brass from BRASS on, plastic before it.
PROFILE = np.array([(0, 0.0100), (0.002, 0.0160), (0.030, 0.0165), (0.032, 0.0120), (0.036, 0.0120), (0.037, 0.0145), (0.056, 0.0145), (0.058, 0.0105),
                    (0.075, 0.0100), (0.077, 0.0118), (0.100, 0.0110), (0.124, 0.0080), (0.126, 0.0062), (0.1262, 0.0035), (0.118, 0.0032)])
BRASS = 0.034


def path():
    """The hose's middle (n, 3): a layer wound outwards, one back inwards in its grooves, and the end that runs off to the front."""
    turn = np.linspace(0, 2 * np.pi * 4.3, 2600)
    outwards = 0.175 + THICK * 1.04 * turn / (2 * np.pi)
    back = np.linspace(0, 2 * np.pi * 2.62, 1700)
    inwards = outwards[-1] - THICK * (0.5 + 1.04 * back / (2 * np.pi))
    angle = np.concatenate([turn, turn[-1] + back[1:]]) + 0.4 - np.radians(140)
    radius = np.concatenate([outwards, inwards[1:]])
    lift = np.concatenate([np.zeros(len(turn)), smooth(back[1:], 0, 1.0)])
    high = THICK / 2 + 0.90 * THICK * lift
    rng = np.random.default_rng(5)
    sway = cv2.GaussianBlur(rng.standard_normal((len(angle), 2)), (1, 0), sigmaX=0.1, sigmaY=60)
    radius = radius + 0.0016 * sway[:, 0] / sway[:, 0].std()
    coil = np.stack([radius * np.cos(angle), 0.94 * radius * np.sin(angle), high + 0.002 * lift * np.abs(sway[:, 1] / sway[:, 1].std())], -1)
    # It leaves along its own direction, over the coil's edge, and bends to the camera's right.
    ahead = coil[-1] - coil[-3]
    heading = np.arctan2(ahead[1], ahead[0])
    s = np.linspace(0, 0.50, 600)[1:]
    bend = heading + 1.9 * s - 5.2 * np.maximum(s - 0.20, 0) ** 1.5
    step = s[1] - s[0]
    x, y = (coil[-1, i] + np.cumsum(f(bend)) * step for i, f in enumerate((np.cos, np.sin)))
    z = coil[-1, 2] + 0.020 * smooth(s, 0, 0.10) * smooth(s, 0.24, 0.10)
    z = THICK / 2 + (z - THICK / 2) * smooth(s, 0.36, 0.12)
    return np.concatenate([coil, np.stack([x, y, z], -1)])


def sweep(middle, radii, spokes=24):
    """A tube round a line: points, faces, and the angle round it."""
    ahead = np.gradient(middle, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, (0, 0, 1.0))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, ahead)
    around = np.linspace(0, 2 * np.pi, spokes + 1)
    ring = np.cos(around)[None, :, None] * side[:, None] + np.sin(around)[None, :, None] * up[:, None]
    points = middle[:, None] + ring * np.broadcast_to(radii, (len(middle), spokes + 1))[..., None]
    return points.reshape(-1, 3), grid_faces(len(middle), spokes + 1), np.broadcast_to(around, (len(middle), spokes + 1))


def add_hose(middle):
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))])
    points, faces, around = sweep(middle, THICK / 2)
    # A yellow stripe that winds slowly round it.
    stripe = np.abs((around + 0.9 * along[:, None] + 1.2) % (2 * np.pi) - np.pi)
    material, n, output = new_material("hose")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    dusty = n.ramp(n.noise(place, 55, 4), 0.45, 0.75, 0.0, 0.35)
    green = n.mix(dusty, (0.006, 0.060, 0.026), (0.060, 0.085, 0.050))
    color = n.mix(n.ramp(n.attribute("stripe"), 0.22, 0.26), (0.60, 0.36, 0.02), green)
    ribs = n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", n.attribute("around"), 30.0)), 0.00010)
    bump = n.add("ShaderNodeBump", {"Height": n.math("ADD", ribs, n.math("MULTIPLY", n.noise(place, 420, 2), 0.00012)), "Distance": 1.0})
    rough = n.ramp(n.noise(place, 30, 3), 0.35, 0.65, 0.18, 0.42)
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": rough, "Normal": bump}))
    add_mesh("hose", points, faces, material, {"stripe": stripe, "around": around})


def add_nozzle(end, ahead, parts=("coupling", "nozzle")):
    """A click coupling of black plastic and a brass nozzle, both with milled grips."""
    steps = np.concatenate([np.linspace(a, b, 10, endpoint=False) for a, b in zip(range(len(PROFILE) - 1), range(1, len(PROFILE)))])
    at, radius = (np.interp(steps, range(len(PROFILE)), PROFILE[:, i]) for i in (0, 1))
    around = np.linspace(0, 2 * np.pi, 145)
    grip = ((at > 0.004) & (at < 0.028)) * 0.0007 + ((at > 0.039) & (at < 0.054)) * 0.0006 + ((at > 0.080) & (at < 0.098)) * 0.0005
    radii = radius[:, None] - grip[:, None] * (0.5 + 0.5 * np.cos(30 * around))
    # A line that turns back would turn its rings inside out, so the tube is straight and its points are moved afterwards.
    side = np.cross(ahead, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    up = np.cross(side, ahead)
    ring = np.cos(around)[:, None] * side + np.sin(around)[:, None] * up
    points = end + at[:, None, None] * ahead + radii[..., None] * ring
    for name in parts:
        chosen = at <= BRASS if name == "coupling" else at >= BRASS - 0.002
        material, n, output = new_material(name)
        place = n.add("ShaderNodeNewGeometry", output="Position")
        worn = n.ramp(n.noise(place, 90, 4), 0.35, 0.65, 0.16, 0.34)
        metal = {"Base Color": n.mix(n.noise(place, 120, 4), (0.55, 0.33, 0.10), (0.78, 0.55, 0.22)), "Metallic": 1.0, "Roughness": worn}
        plastic = {"Base Color": (0.014, 0.014, 0.015), "Roughness": 0.38}
        n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", metal if name == "nozzle" else plastic))
        part = points[chosen]
        add_mesh(name, part.reshape(-1, 3), grid_faces(*part.shape[:2]), material)


def add_drive():
    """Concrete with a broom's lines, a joint, and puddles in its hollows."""
    count = 900
    x, y = np.meshgrid(np.linspace(-1.6, 1.6, count), np.linspace(-0.9, 3.2, count))
    z = -0.006 * np.exp(-np.maximum(np.abs(y - 0.62 - 0.1 * x) - 0.003, 0) / 0.003)
    material, n, output = new_material("concrete")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    stretched = n.add("ShaderNodeVectorMath", {0: place, 1: (12.0, 420.0, 0.0)}, operation="MULTIPLY")
    broom = n.noise(stretched, 1.0, 3)
    grit = n.noise(place, 260, 5)
    low = n.noise(place, 3.4, 4)
    wet = n.ramp(low, 0.47, 0.56)
    puddle = n.ramp(low, 0.555, 0.57)
    dry = n.mix(n.noise(place, 40, 5), (0.20, 0.185, 0.165), (0.33, 0.31, 0.28))
    color = n.mix(n.math("MULTIPLY", wet, 0.72), n.mix(n.ramp(grit, 0.35, 0.7), (0.16, 0.15, 0.14), dry), (0.030, 0.028, 0.026))
    rough = n.mix(puddle, n.mix(wet, (0.75, 0.75, 0.75), (0.30, 0.30, 0.30)), (0.015, 0.015, 0.015))
    relief = n.math("ADD", n.math("MULTIPLY", broom, 0.0011), n.math("MULTIPLY", grit, 0.0016))
    # Water is level with what is around it.
    relief = n.math("SUBTRACT", relief, 0.00135)
    relief = n.math("MULTIPLY", relief, n.math("SUBTRACT", 1.0, n.math("MULTIPLY", puddle, 0.985)))
    bump = n.add("ShaderNodeBump", {"Height": relief, "Distance": 1.0})
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": rough, "Specular": 0.5, "Normal": bump}))
    add_mesh("drive", np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(count, count), material)


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 48
    start()
    # The sunset is behind the coil, so that puddles mirror it.
    sky = evening()
    add_sky(np.roll(sky, sky.shape[1] // 2, axis=1) * 0.55)
    middle = path()
    add_hose(middle)
    ahead = middle[-1] - middle[-4]
    ahead[2] = 0
    add_nozzle(middle[-1] + (0, 0, 0.006), ahead / np.linalg.norm(ahead))
    add_nozzle(middle[0] + (0, 0, 0.006), (middle[0] - middle[3]) / np.linalg.norm(middle[0] - middle[3]), ("coupling",))
    add_drive()
    area_light((-2.2, 1.9, 0.62), (0, 0, 0), (0.22, 0.22), 520, (1, 0.76, 0.50))
    area_light((1.0, -1.6, 2.2), (0, 0, 0), (1.6, 1.6), 5, (0.85, 0.92, 1))
    camera((0.34, -1.12, 0.30), (0.12, -0.12, 0.02), 52, aperture=5.0, focus=tuple(middle[-1]))
    save(develop(render(tuple(round(side * scale) for side in SIZE), samples), 0.3), f"{folder}/hero.jpg")


if __name__ == "__main__":
    main()

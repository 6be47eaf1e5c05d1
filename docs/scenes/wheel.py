"""
A stitched steering wheel and its instruments, with the sea ahead.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P wheel.py -- OUT [scale] [samples]

writes OUT/hero.jpg, 1600 x 900. One unit is a metre; x goes to the driver's right, y ahead, z up, and the
middle of the wheel is the origin.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from home import add_sky, smooth
from shapes import plain
from studio import add_mesh, area_light, camera, grid_faces, image_from, new_material, render, start
from thread import add_stitches

SIZE = (1600, 900)
RIM, TUBE = 0.186, 0.0152
TILT = np.radians(24)
SEAM = np.radians(-118)  # where round the tube the leather is sewn together: at the inner side, towards the driver
FROM, TO = np.radians(5), np.radians(175)  # the part of the rim that is seen, from the driver's right to the left


def on_rim(u, v, h):
    """Places on the rim: `u` metres along it, `v` metres round its tube from the seam, `h` above the leather."""
    along, around = FROM + u / RIM, SEAM + v / TUBE
    out = RIM + (TUBE + h) * np.cos(around)
    up = out * np.sin(along)
    towards = (TUBE + h) * np.sin(around)
    x = out * np.cos(along)
    # The wheel leans: its top is farther from the driver.
    y = towards * np.cos(TILT) + up * np.sin(TILT)
    return np.stack([x, y, up * np.cos(TILT) - towards * np.sin(TILT)], -1)


def leather():
    material, n, output = new_material("leather")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    cells = n.add("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 900.0}, "Distance", feature="DISTANCE_TO_EDGE")
    grain = n.math("ADD", n.math("MULTIPLY", n.ramp(cells, 0.0, 0.25), 0.00009), n.math("MULTIPLY", n.noise(place, 90, 4), 0.0004))
    bump = n.add("ShaderNodeBump", {"Height": grain, "Distance": 1.0, "Strength": 0.6})
    worn = n.noise(place, 25, 3)
    color = n.mix(n.attribute("hole"), n.mix(worn, (0.014, 0.0135, 0.013), (0.022, 0.021, 0.020)), (0.002, 0.002, 0.002))
    rough = n.ramp(worn, 0.3, 0.7, 0.36, 0.52)
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": rough, "Specular": 0.45, "Normal": bump}))
    return material


def add_rim():
    length, girth = RIM * (TO - FROM), 2 * np.pi * TUBE
    u, v = np.meshgrid(np.linspace(0, length, 2400), np.linspace(0, girth, 420), indexing="ij")
    # Perforated left and right, plain at the top.
    third = np.abs(u / length - 0.5)
    row = np.floor(v / 0.0030)
    near = np.hypot((u + 0.0015 * (row % 2)) % 0.0030 - 0.0015, v % 0.0030 - 0.0015)
    edge = np.minimum(v, girth - v)
    hole = smooth(near, 0.00062, 0.00045) * (third > 0.185) * (edge > 0.007)
    join = np.exp(-(((third - 0.180) * length / 0.0012) ** 2))
    h = -0.0007 * hole - 0.0009 * join - 0.0016 * np.exp(-((edge / 0.0013) ** 2)) + 0.0004 * np.exp(-(((edge - 0.004) / 0.002) ** 2))
    add_mesh("rim", on_rim(u, v, h).reshape(-1, 3), grid_faces(*u.shape), leather(), {"hole": hole})
    # Crossed stitches over the seam, of a light thread.
    steps = np.arange(0.004, length - 0.004, 0.0052)
    places = np.array([(s, 0, 0.0) for s in steps for _ in (0, 1)])
    lean = np.radians(52)
    headings = [(np.cos(lean), sign * np.sin(lean)) for _ in steps for sign in (1, -1)]
    thread = add_stitches(places, headings, np.zeros((len(places), 2)), 0.0074, 0.00042, (0.56, 0.52, 0.44), np.random.default_rng(4))
    flat = np.empty(len(thread.data.vertices) * 3, np.float32)
    thread.data.vertices.foreach_get("co", flat)
    u, v, h = flat.reshape(-1, 3).T
    thread.data.vertices.foreach_set("co", on_rim(u, v, h + 0.0002).astype(np.float32).ravel())
    thread.data.update()


def dial(largest, step, red):
    """The face of an instrument, white on black, and its needle at rest near a fifth."""
    face = np.zeros((900, 900, 3), np.float32)
    face[:] = 0.004
    at = lambda share, r: (int(450 + r * np.cos(np.radians(135 + 270 * share))), int(450 + r * np.sin(np.radians(135 + 270 * share))))
    white = (0.75, 0.75, 0.72)
    for i in range(int(largest / step) * 5 + 1):
        share = i / (int(largest / step) * 5)
        color = (0.8, 0.05, 0.03) if share > red else white
        cv2.line(face, at(share, 400), at(share, 350 if i % 5 == 0 else 378), color, 7 if i % 5 == 0 else 3, cv2.LINE_AA)
        if i % 5 == 0:
            text = str(round(share * largest))
            (wide, high), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_DUPLEX, 1.5, 3)
            x, y = at(share, 290)
            cv2.putText(face, text, (x - wide // 2, y + high // 2), cv2.FONT_HERSHEY_DUPLEX, 1.5, white, 3, cv2.LINE_AA)
    cv2.line(face, (450, 450), at(0.0, 340), (0.9, 0.16, 0.05), 12, cv2.LINE_AA)
    cv2.circle(face, (450, 450), 60, (0.02, 0.02, 0.02), -1, cv2.LINE_AA)
    return face


def grained(name, color, roughness):
    material, n, output = new_material(name)
    place = n.add("ShaderNodeNewGeometry", output="Position")
    grain = n.add("ShaderNodeBump", {"Height": n.noise(place, 600, 3), "Distance": 0.0006, "Strength": 0.5})
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": (*color, 1), "Roughness": roughness, "Normal": grain}))
    return material


def add_instruments():
    """Two dials with chrome rings under a hood."""
    ring = plain("ring", (0.70, 0.70, 0.71), 0.18, metallic=1.0)
    for name, x, face in (("speed", 0.072, dial(240, 20, 2.0)), ("revs", -0.072, dial(8, 1, 0.80))):
        material, n, output = new_material(name)
        picture = n.add("ShaderNodeTexImage", {"Vector": n.add("ShaderNodeTexCoord", output="UV")}, image=image_from(name, face))
        n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": picture, "Emission": picture, "Emission Strength": 0.35, "Roughness": 0.5}))
        lean = np.radians(22)
        local = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * 0.062
        points = np.stack([x + local[:, 0], 0.265 + local[:, 1] * np.sin(lean), 0.060 + local[:, 1] * np.cos(lean)], -1)
        item = add_mesh(name, points, np.array([[0, 1, 2, 3]]), material)
        layer = item.data.uv_layers.new(name="uv")
        for corner, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
            corner.uv = uv
        a, t = np.meshgrid(np.linspace(0, 2 * np.pi, 121), np.linspace(0, 2 * np.pi, 17), indexing="ij")
        r = 0.059 + 0.0035 * np.cos(t)
        up = r * np.sin(a)
        ring_points = np.stack([x + r * np.cos(a), 0.262 + up * np.sin(lean) - 0.005 * np.sin(t), 0.060 + up * np.cos(lean)], -1)
        add_mesh("ring", ring_points.reshape(-1, 3), grid_faces(*a.shape), ring)
    a, y = np.meshgrid(np.linspace(0, np.pi, 160), np.concatenate([np.linspace(0.150, 0.165, 8), np.linspace(0.17, 0.40, 30)]), indexing="ij")
    power = lambda w: np.sign(w) * np.abs(w) ** 0.62
    grow = 1 + 0.25 * smooth(y, 0.2, 0.45) - 0.05 * smooth(y, 0.165, 0.150)
    points = np.stack([0.165 * grow * power(np.cos(a)), y - 0.05 * (1 - np.sin(a)), 0.040 + 0.103 * power(np.sin(a)) * (1 - 0.62 * smooth(y, 0.26, 0.42))], -1)
    add_mesh("hood", points.reshape(-1, 3), grid_faces(*a.shape), grained("hood", (0.014, 0.014, 0.015), 0.55))
    wall = [(-0.155, 0.30, -0.1), (0.155, 0.30, -0.1), (0.155, 0.32, 0.10), (-0.155, 0.32, 0.10)]
    add_mesh("panel", wall, np.array([[0, 1, 2, 3]]), grained("panel", (0.008, 0.008, 0.009), 0.4))


def add_dash():
    """The dashboard's top and face, the foot of the windscreen, and the pillar at the driver's right."""
    profile = np.array([(0.20, -0.30), (0.235, -0.05), (0.255, 0.03), (0.275, 0.065), (0.31, 0.082), (0.40, 0.092), (0.62, 0.085), (0.80, 0.06)])
    s = np.linspace(0, len(profile) - 1, 200)
    y, z = (cv2.GaussianBlur(np.interp(s, range(len(profile)), profile[:, i])[:, None], (1, 0), sigmaX=0.1, sigmaY=6)[:, 0] for i in (0, 1))
    x = np.linspace(-1.2, 0.62, 200)
    X, Y = np.meshgrid(x, y, indexing="ij")
    Z = np.broadcast_to(z, X.shape) - 0.03 * X**2
    add_mesh("dash", np.stack([X, Y + 0.05 * np.abs(X), Z], -1).reshape(-1, 3), grid_faces(*X.shape), grained("vinyl", (0.020, 0.020, 0.021), 0.58))
    t, a = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * np.pi, 60), indexing="ij")
    points = np.stack([0.50 - 0.10 * t + 0.035 * np.cos(a), 0.72 - 0.75 * t + 0.05 * np.sin(a), 0.05 + 0.62 * t], -1)
    add_mesh("pillar", points.reshape(-1, 3), grid_faces(*t.shape), grained("trim", (0.035, 0.035, 0.036), 0.7))


def sea(width=4096):
    """A bright day over the sea as an equirectangular picture; azimuth 0 is ahead."""
    rng = np.random.default_rng(7)
    height = width // 2
    elevation = np.linspace(90, -90, height)[:, None]
    azimuth = np.linspace(-180, 180, width)[None]
    shape = lambda v: np.broadcast_to(v, (height, width))[..., None]
    up = np.maximum(elevation, 0)
    light = np.array([0.20, 0.42, 0.80]) * shape(0.55 + 0.5 * np.exp(-up / 30)) + np.array([0.62, 0.60, 0.52]) * shape(np.exp(-up / 7))
    cloud = cv2.resize(cv2.GaussianBlur(rng.standard_normal((height // 8, width // 40)).astype(np.float32), (0, 0), 2.2), (width, height), interpolation=cv2.INTER_CUBIC)
    light = light + shape(np.clip(cloud / cloud.std() - 0.7, 0, 2) * 0.35 * np.exp(-(((elevation - 7) / 5) ** 2)))
    down = np.maximum(-elevation, 0)
    water = np.array([0.015, 0.13, 0.24]) * shape(np.exp(-down / 3.5)) + np.array([0.04, 0.36, 0.38]) * shape(1 - np.exp(-down / 3.5))
    sand = np.array([0.62, 0.53, 0.38])
    shore = smooth(down + 0.4 * np.sin(azimuth / 9) + 0.15 * np.sin(azimuth / 2.3), 8.6, 8.9)
    foam = np.exp(-(((down + 0.4 * np.sin(azimuth / 9) + 0.15 * np.sin(azimuth / 2.3) - 8.45) / 0.22) ** 2))
    ground = water * (1 - shape(shore)) + sand * shape(shore) + shape(0.55 * foam * (1 - shore))
    picture = np.where(shape(elevation) > 0, light, ground).astype(np.float32)
    # The sun glitters on the water, ahead and a little to the left.
    for _ in range(170):
        a, e = rng.normal(-9, 12), -0.25 - abs(rng.normal(0, 2.6))
        if e > -7.5:
            x, y = int((a + 180) / 360 * width), int((90 - e) / 180 * height)
            box = np.s_[y - 9 : y + 10, x - 9 : x + 10]
            j, i = np.mgrid[-9:10, -9:10]
            picture[box] += rng.uniform(0.15, 1.0) ** 2 * 1.1 * smooth(np.hypot(i, j), 6.5, 5.0)[..., None] * np.array([1, 0.97, 0.9])
    return picture


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 64
    start()
    # home.add_sky puts the middle of its picture behind the camera.
    picture = sea()
    add_sky(np.roll(picture, picture.shape[1] // 2, axis=1)[:, ::-1].copy())
    add_rim()
    add_instruments()
    add_dash()
    area_light((-1.2, 0.55, 1.5), (0, 0, 0.15), (0.30, 0.30), 200, (1, 0.93, 0.82))
    area_light((0.1, -1.2, 0.9), (0, 0, 0.1), (1.0, 0.8), 5, (0.9, 0.95, 1))
    top = on_rim(np.array(RIM * (np.pi * 0.58 - FROM)), np.array(0.0), np.array(0.0))
    camera((-0.03, -0.53, 0.275), (-0.060, 0.0, 0.172), 46, aperture=3.2, focus=tuple(top))
    save(develop(render(tuple(round(side * scale) for side in SIZE), samples), 0.2), f"{folder}/hero.jpg")


if __name__ == "__main__":
    main()

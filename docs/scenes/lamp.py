"""
A round headlamp in dark green paint: clear; and yellow where it is not polished, up to a strip of masking tape.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P lamp.py -- OUT [scale] [samples] [name ...]

writes OUT/clear.jpg and half.jpg, 1600 x 900. One unit is a metre; x goes across the car, z up, and the lamp looks along -y.
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import door
from develop import develop, save
from evening import evening
from home import add_sky, skin, smooth
from shapes import plain
from studio import add_mesh, area_light, camera, grid_faces, new_material, render, start

SIZE = (1600, 900)
RADIUS = 0.092  # of the cover
TAPE = 0.012  # half its width
# Whether a half is yellow, and the place of the camera and what it looks at.
SHOTS = {
    "clear": (False, (-0.33, -0.70, 0.13), (-0.070, -0.02, 0.004)),
    "half": (True, (-0.16, -0.72, 0.09), (-0.050, -0.02, 0.002)),
}


def lathe(name, profile, material, flutes=(0, 0.0), spokes=360, attributes=None):
    """A turned part from (y, radius) pairs; `flutes` are their number and depth."""
    y, radius = np.array(profile, float).T
    around = np.linspace(0, 2 * np.pi, spokes + 1)
    radii = radius[:, None] * (1 + flutes[1] * np.abs(np.cos(flutes[0] / 2 * around)))
    x, z = radii * np.cos(around), radii * np.sin(around)
    points = np.stack([x, np.broadcast_to(y[:, None], x.shape), z], -1)
    values = {key: f(x, points[..., 1], z) for key, f in (attributes or {}).items()}
    return add_mesh(name, points.reshape(-1, 3), grid_faces(len(y), spokes + 1), material, values)


def curve(f, start, end, count=60):
    return [f(t) for t in np.linspace(start, end, count)]


def dome(away):
    """How far the cover reaches towards the camera at a distance from its axis."""
    return -0.020 * (1 - (away / RADIUS) ** 2) - 0.004


def cover(is_yellow):
    """Thin clear plastic; the sun has made it yellow and dull where `haze` says so."""
    material, n, output = new_material("cover")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    fresnel = n.math("MULTIPLY", n.add("ShaderNodeFresnel", {"IOR": 1.5}), 1.0)
    clear = n.mix_shaders(fresnel, n.add("ShaderNodeBsdfTransparent", {"Color": (0.97, 0.975, 0.98, 1)}), n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.004}))
    if not is_yellow:
        n.connect(output.inputs[0], clear)
        return material
    blotches = n.ramp(n.noise(place, 42, 4), 0.30, 0.70, 0.62, 1.0)
    specks = n.ramp(n.noise(place, 700, 2), 0.58, 0.75, 0.0, 0.14)
    amount = n.math("MULTIPLY", n.attribute("haze"), n.math("ADD", blotches, specks))
    color = n.mix(n.noise(place, 60, 3), (0.62, 0.47, 0.17), (0.74, 0.62, 0.32))
    film = n.mix_shaders(0.45, n.add("ShaderNodeBsdfDiffuse", {"Color": color}), n.add("ShaderNodeBsdfTranslucent", {"Color": color}))
    film = n.mix_shaders(n.math("MULTIPLY", fresnel, 0.8), film, n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.22}))
    # Clear plastic turns yellow through and through before it turns dull.
    stained = n.mix_shaders(n.math("MULTIPLY", amount, 0.62), n.add("ShaderNodeBsdfTransparent", {"Color": (0.86, 0.72, 0.38, 1)}), film)
    n.connect(output.inputs[0], n.mix_shaders(n.math("MINIMUM", amount, 1.0), clear, stained))
    return material


def haze(x, y, z):
    """From 0 to 1: worst at the top, none right of the tape."""
    return smooth(x, TAPE * 0.3, -TAPE * 0.3) * (0.72 + 0.28 * smooth(z, -0.07, 0.07))


def add_insides():
    chrome, black = plain("chrome", (0.90, 0.91, 0.92), 0.03, metallic=1.0), plain("black", (0.010, 0.010, 0.011), 0.30)
    satin = plain("satin", (0.62, 0.63, 0.64), 0.22, metallic=1.0)
    lathe("rim", curve(lambda t: (-0.004 - 0.009 * np.sin(t), RADIUS + 0.0075 - 0.0075 * np.cos(t)), 0, np.pi, 40), chrome)
    lathe("bezel", [(-0.004, RADIUS), (0.004, RADIUS - 0.003), (0.010, RADIUS - 0.004), (0.011, RADIUS - 0.010), (0.016, RADIUS - 0.011)], black)
    # The reflector, in twenty facets, with a collar at its foot.
    lathe("bowl", curve(lambda r: (0.016 + 0.050 * (1 - ((r - 0.030) / 0.052) ** 1.6), r), RADIUS - 0.010, 0.0325), chrome, (20, 0.030), 720)
    lathe("step", [(0.066, 0.036), (0.040, 0.0355), (0.036, 0.0345), (0.036, 0.0315), (0.044, 0.0305), (0.052, 0.0300)], satin)
    lathe("shade", [(0.052, 0.0305), (0.056, 0.026), (0.075, 0.018), (0.080, 0.0)], black)
    # The projector's lens, thick glass.
    glass, n, output = new_material("lens")
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfGlass", {"IOR": 1.5, "Roughness": 0.0, "Color": (0.96, 0.98, 1, 1)}))
    front = curve(lambda a: (0.048 - 0.026 * np.cos(a) + 0.008, 0.0298 * np.sin(a)), 0.001, np.pi / 2, 50)
    lathe("lens", front + [(0.060, 0.0298), (0.060, 0.0001)], glass)
    # A ring of light guides round the bowl, as on many cars; it is off.
    guide, n, output = new_material("guide")
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.75, 0.76, 0.78, 1), "Roughness": 0.25, "Specular": 0.8}))
    lathe("guide", curve(lambda t: (0.014 - 0.004 * np.sin(t), RADIUS - 0.0155 + 0.004 * np.cos(t)), 0, np.pi, 16), guide)


def wing(x, z):
    """How far the car's front lies behind the lamp's edge: it falls away at the side, above and below."""
    return 0.30 * x**2 + 0.12 * np.maximum(x, 0) ** 2 + 1.1 * np.maximum(z - 0.02, 0) ** 2 + 0.30 * np.minimum(z, 0) ** 2 + 0.02 * x


def bonnet_gap(x, z):
    """Distance in metres from the edge of the gap between wing and bonnet."""
    return np.abs(z - 0.128 - 0.18 * x + 0.5 * x * x) - 0.0021


def add_wing():
    reach, around = np.meshgrid(RADIUS + 0.0135 + 0.62 * np.linspace(0, 1, 900) ** 1.25, np.linspace(0, 2 * np.pi, 1081), indexing="ij")
    x, z = reach * np.cos(around), reach * np.sin(around)
    edge = bonnet_gap(x, z)
    inside = np.clip((0.0030 - edge) / 0.0030, 0, 1)
    depth = 0.0030 * (1 - np.sqrt(1 - inside**2)) + 0.010 * smooth(edge, 0, -0.0010)
    # A rounded flange round the lamp.
    flange = 0.004 * np.exp(-(((reach - RADIUS - 0.0135) / 0.004) ** 2))
    y = wing(x, z) + depth + flange
    add_mesh("wing", np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), skin(None, door.PAINT), {"edge": edge})


def add_tape():
    """Masking tape down the middle of the lamp, onto the paint at both ends."""
    material, n, output = new_material("tape")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    stretched = n.add("ShaderNodeVectorMath", {0: place, 1: (30.0, 30.0, 260.0)}, operation="MULTIPLY")
    crepe = n.add("ShaderNodeBump", {"Height": n.noise(stretched, 6.0, 3), "Distance": 0.00035, "Strength": 0.8})
    color = n.mix(n.noise(place, 50, 3), (0.035, 0.17, 0.42), (0.055, 0.22, 0.50))
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": 0.62, "Specular": 0.25, "Normal": crepe}))
    rng = np.random.default_rng(2)
    z, x = np.meshgrid(np.linspace(-0.150, 0.118, 900), np.linspace(-TAPE, TAPE, 60), indexing="ij")
    torn = 0.0016 * np.cumsum(rng.normal(0, 1, 60)) / 3
    z = z + np.where(np.arange(900)[:, None] > 450, 1, -1) * torn[None] * smooth(np.abs(np.arange(900) - 450.0), 380, 450)[:, None]
    away = np.hypot(x, z)
    rim = -0.004 - 0.0100 * np.sqrt(np.clip(1 - ((away - RADIUS - 0.0075) / 0.0095) ** 2, 0, 1))
    y = np.where(away < RADIUS, dome(away), wing(x, z))
    y = np.minimum(y, np.where(np.abs(away - RADIUS - 0.0075) < 0.0095, rim, y))
    # It bridges the hollows at both sides of the rim, and has small creases.
    for _ in range(60):
        bridged = (np.roll(y, 3, 0) + np.roll(y, -3, 0)) / 2
        bridged[:4], bridged[-4:] = y[:4], y[-4:]
        y = np.minimum(y, bridged)
    crease = sum(0.00022 * np.exp(-(((z - at - lean * x) / 0.0018) ** 2)) for at, lean in zip(rng.uniform(-0.14, 0.11, 9), rng.normal(0, 0.6, 9)))
    add_mesh("tape", np.stack([x + 0.02 * z, y - 0.0005 - crease, z], -1).reshape(-1, 3), grid_faces(*x.shape), material)


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 64
    for name in rest[2:] or SHOTS:
        is_yellow, place, target = SHOTS[name]
        scene = start()
        scene.cycles.max_bounces = scene.cycles.transmission_bounces = scene.cycles.transparent_max_bounces = 14
        add_sky(evening())
        add_wing()
        add_insides()
        item = lathe("cover", curve(lambda r: (dome(r), r), 0.0005, RADIUS, 90), cover(is_yellow), attributes={"haze": haze})
        item.visible_shadow = is_yellow
        if is_yellow:
            add_tape()
        area_light((1.5, -1.4, 2.2), (0, 0, 0), (1.0, 0.4), 60, (1, 0.90, 0.78))
        area_light((-1.4, -1.6, 1.2), (0, 0, 0), (0.9, 0.9), 10, (0.9, 0.95, 1), seen=True)
        camera(place, target, 70, aperture=8, focus=(0, -0.03, 0))
        save(develop(render(tuple(round(side * scale) for side in SIZE), samples), 0.9), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()

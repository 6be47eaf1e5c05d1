"""
A dark green car's windscreen from outside, mirroring trees: dry dust with the fans of its wipers, and clean.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P windscreen.py -- OUT [scale] [samples]

writes OUT/exterior-before.jpg and exterior-after.jpg (1600 x 1200). One unit is a metre; x goes across the car, y to its rear, z up. Places on
the glass are (u, s): across it, and up along it from its foot.
"""

import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import film
from cabin import add_cabin
from develop import develop, save
from shapes import evenly, rounded, sheet, tube
from studio import add_mesh, add_sun, camera, grid_faces, image_from, new_material, render, smooth, start
from surroundings import surround

RAKE = np.radians(31)
OUTLINE = rounded([(0.0, 0.0), (0.715, 0.004), (0.595, 0.765), (-0.595, 0.765), (-0.715, 0.004), (0.0, 0.0)], 0.055, 16)
PAINT = (0.003, 0.048, 0.038)
DUST = (0.64, 0.57, 0.475)
SIZE = (1600, 1200)


def glass_at(u, s):
    y = s * np.cos(RAKE) + 0.30 * u * u * (1 - 0.25 * s)
    z = s * np.sin(RAKE) - 0.055 * s * s - 0.035 * u * u
    return np.stack(np.broadcast_arrays(u, y, z), -1)


def on_glass(u, s, high):
    """Points `high` above the glass, and along its normal."""
    u, s, high = np.broadcast_arrays(u, s, high)
    step = 1e-3
    normal = np.cross(glass_at(u + step, s) - glass_at(u - step, s), glass_at(u, s + step) - glass_at(u, s - step))
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    return glass_at(u, s) + normal * high[..., None]


def dusty(n, shader, amount, low=0.25, high=0.80):
    """A shader under a little of the dust, more of it on what faces up."""
    if not amount:
        return shader
    place = n.add("ShaderNodeNewGeometry", output="Position")
    up = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeNewGeometry", output="Normal")}, 2)
    patches = n.math("ADD", n.math("MULTIPLY", n.noise(place, 22, 8), 0.45), n.math("MULTIPLY", n.noise(place, 500, 4), 0.55))
    cover = n.math("MULTIPLY", n.math("MULTIPLY", n.ramp(patches, low, high), n.ramp(up, -0.2, 0.8, 0.25, 1.0)), amount)
    return n.mix_shaders(cover, shader, n.add("ShaderNodeBsdfDiffuse", {"Color": DUST, "Roughness": 1.0}))


def coated(name, color, roughness, dirt, specular=0.4, grain=0.0):
    material, n, output = new_material(name)
    inputs = {"Base Color": color, "Roughness": roughness, "Specular": specular}
    if grain:
        spot = n.add("ShaderNodeNewGeometry", output="Position")
        inputs["Normal"] = n.add("ShaderNodeBump", {"Height": n.noise(spot, 900, 2), "Distance": grain})
    n.connect(output.inputs[0], dusty(n, n.add("ShaderNodeBsdfPrincipled", inputs), dirt))
    return material


def paint(dirt, gloss=1.27):
    material, n, output = new_material("paint")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(place, 150), 1.6e-6), n.math("MULTIPLY", n.noise(place, 16), 26e-6))
    lacquer = n.add("ShaderNodeBump", {"Height": peel, "Distance": 1.0})
    base = n.add("ShaderNodeBsdfPrincipled", {"Base Color": PAINT, "Roughness": 0.42, "Metallic": 0.6, "Specular": 0.0})
    mirror = n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.02, "Normal": lacquer})
    clear = n.mix_shaders(n.add("ShaderNodeFresnel", {"IOR": gloss, "Normal": lacquer}), base, mirror)
    n.connect(output.inputs[0], dusty(n, clear, dirt, 0.15, 0.90))
    return material


def windscreen(dirt):
    """Thin glass: it mirrors and lets through; black print at its edges; dust and insects on it."""
    material, n, output = new_material("glass")
    where = n.add("ShaderNodeCombineXYZ", {0: n.attribute("across"), 1: n.attribute("along")})
    print_ = n.add("ShaderNodeTexImage", {"Vector": where}, image=image_from("print", np.repeat(film.border(OUTLINE)[..., None], 3, 2)), extension="EXTEND", interpolation="Cubic")
    clear = n.add("ShaderNodeBsdfTransparent", {"Color": (0.74, 0.80, 0.77, 1)})
    black = n.add("ShaderNodeBsdfDiffuse", {"Color": (0.004, 0.004, 0.0045, 1)})
    behind = n.mix_shaders(print_, clear, black)
    mirror = n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.0})
    # Two faces mirror nearly twice as much as one.
    once = n.add("ShaderNodeFresnel", {"IOR": 1.55})
    twice = n.math("DIVIDE", n.math("MULTIPLY", once, 2.0), n.math("ADD", once, 1.0))
    shader = n.mix_shaders(twice, behind, mirror)
    if dirt:
        found = film.film(OUTLINE)
        layer = n.add("ShaderNodeTexImage", {"Vector": where}, image=image_from("film", found), extension="EXTEND", interpolation="Cubic")
        cover, thick, insects = (n.add("ShaderNodeSeparateRGB", {0: layer}, channel) for channel in range(3))
        bumps = n.add("ShaderNodeBump", {"Height": thick, "Distance": 0.0012, "Strength": 0.4})
        tone = n.mix(n.ramp(thick, 0.1, 0.6), DUST, (0.56, 0.48, 0.375))
        dust = n.add("ShaderNodeBsdfDiffuse", {"Color": tone, "Roughness": 1.0, "Normal": bumps})
        # Light from inside shows through it.
        through = n.add("ShaderNodeBsdfTranslucent", {"Color": tone})
        # Its shadows in the car would look like marks on the glass.
        shade = n.math("SUBTRACT", 0.80, n.math("MULTIPLY", n.add("ShaderNodeLightPath", output="Is Shadow Ray"), 0.7))
        shader = n.mix_shaders(n.math("MULTIPLY", cover, shade), shader, n.mix_shaders(0.2, dust, through))
        bug = n.add("ShaderNodeBsdfPrincipled", {"Base Color": n.mix(insects, (0.36, 0.29, 0.12), (0.035, 0.022, 0.012)), "Roughness": 0.5})
        shader = n.mix_shaders(n.ramp(insects, 0.08, 0.5, 0.0, 0.85), shader, bug)
    n.connect(output.inputs[0], shader)
    return material


def add_glass(dirt):
    u, s = np.meshgrid(np.linspace(-0.76, 0.76, 240), np.linspace(-0.045, 0.80, 160))
    points = on_glass(u, s, 0.0)
    values = {"across": u / film.WIDE + 0.5, "along": (s - film.FOOT) / film.HIGH}
    return add_mesh("windscreen", points.reshape(-1, 3), grid_faces(*u.shape), windscreen(dirt), values)


def along(path, profile, place):
    """A profile (outwards, high) along a path of places (u, s); outwards is to its left. `place` gives points."""
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    out = np.stack([-way[:, 1], way[:, 0]], -1)
    top = smooth(out[:, None, 1], 0.2, 0.95)
    # The roof is long, and a pillar narrow.
    reach = profile[None, :, 0]
    reach = np.where(reach < 0.06, reach, 0.06 + (reach - 0.06) * (0.03 + 0.97 * top))
    places = path[:, None] + out[:, None] * reach[..., None]
    return on_glass(places[..., 0], places[..., 1], place(reach, profile[None, :, 1], top))


def add_frame(dirt):
    """The rubber round the glass, and the pillars and roof beyond it."""
    path = evenly(rounded([(-0.735, -0.12), (-0.597, 0.768), (0.597, 0.768), (0.735, -0.12)], 0.058, 24), 0.004)
    flat = lambda out, high, top: high + 0 * top
    rubber = rounded([(-0.006, 0.0), (-0.005, 0.004), (0.006, 0.0045), (0.008, -0.004)], 0.004)
    sheet("rubber", along(path, rubber, flat), coated("rubber", (0.006, 0.006, 0.006), 0.45, 0.6 * dirt, 0.25))

    def bend(out, high, top):
        slope, start_ = 1.5 + (0.36 - 1.5) * top, 0.034 + 0.03 * top
        return high - slope * 0.012 * np.logaddexp(0, (out - start_) / 0.012)

    edge = rounded([(0.0105, -0.012), (0.0105, 0.0045), (0.030, 0.0065)], 0.004, 12)
    skin = np.concatenate([edge, np.stack([np.linspace(0.032, 1.7, 400), np.full(400, 0.0065)], 1)])
    sheet("frame", along(path, skin, bend), paint(0.35 * dirt))


def add_cowl(dirt):
    """The black grille at the glass's foot, and the rear edge of the bonnet."""
    u = np.linspace(-0.765, 0.765, 1500)
    t = np.array([0.0, 0.004, 0.012, 0.020, *np.linspace(0.024, 0.135, 180), 0.14, 0.145])
    U, T = np.meshgrid(u, t)
    foot = on_glass(U, 0.006 + 0 * U, 0.001)
    slots = smooth(np.sin(U * 2 * np.pi / 0.0105), -0.1, 0.35) * smooth(T, 0.040, 0.043) * smooth(-T, -0.108, -0.105) * (np.abs((U + 0.24 + 1.5) % 0.30 - 0.15) < 0.115)
    drop = 0.004 * smooth(T, 0.0, 0.006) + 0.020 * smooth(T, 0.012, 0.05) + 0.012 * slots + 0.05 * smooth(T, 0.125, 0.145)
    points = foot + np.stack([0 * U, -T, -drop - 0.10 * T], -1)
    sheet("cowl", points, coated("cowl", (0.013, 0.013, 0.0135), 0.55, 0.26 * dirt, 0.35, 0.0006))
    # The bonnet: a rolled edge, a crease, and a long fall to the front.
    profile = rounded([(0.120, -0.06), (0.118, -0.006), (0.135, 0.001), (0.18, 0.000)], 0.010, 12)
    profile = np.concatenate([profile, np.stack([np.linspace(0.19, 1.2, 200), np.linspace(0, 0, 200)], 1)])
    U, T = np.meshgrid(np.linspace(-0.95, 0.95, 400), profile[:, 0])
    H = profile[:, 1][:, None] - 0.04 * T - 0.10 * T**2 + 0.012 * np.exp(-(((np.abs(U) - 0.47 + 0.10 * T) / 0.035) ** 2)) * smooth(T, 0.12, 0.3) - 0.10 * U**2
    foot = glass_at(U, 0 * U)
    sheet("bonnet", np.stack([U, foot[..., 1] - T, foot[..., 2] + H + 0.012], -1), paint(0.42 * dirt))


def add_wiper(wiper, dirt):
    """A flat blade on the glass, its arm, and the cap over the pivot."""
    pu, ps, inner, outer, rest, _ = wiper
    rubber = coated("blade", (0.009, 0.009, 0.0095), 0.42, 0.28 * dirt, 0.4)
    steel = coated("arm", (0.011, 0.011, 0.0115), 0.33, 0.25 * dirt, 0.5)
    r = np.linspace(inner, outer, 160)
    t = np.linspace(0, 1, 160)
    u, s = pu + r * np.cos(rest), ps + r * np.sin(rest)
    up = on_glass(u, s, 1.0) - on_glass(u, s, 0.0)
    ends = np.clip(np.minimum(t, 1 - t) / 0.03, 0.25, 1) ** 0.5
    # The lip, the flat spring over it, and the spoiler that stands on that.
    sheet("lip", tube(on_glass(u, s, 0.004), 0.0012 + 0 * t, 0.005 + 0 * t, up), rubber)
    sheet("spring", tube(on_glass(u, s, 0.0105), 0.0065 * ends, 0.0028 * ends, up), rubber)
    lean = 0.0022
    sheet("spoiler", tube(on_glass(u, s + lean, 0.0150), 0.0026 * ends, 0.0058 * ends, up), rubber)
    middle = 0.5 * (inner + outer)
    near = np.abs(r - middle) < 0.034
    sheet("joint", tube(on_glass(u[near], s[near], 0.0185), 0.0088 * np.clip((0.036 - np.abs(r[near] - middle)) / 0.008, 0.1, 1) ** 0.5, 0.0082 + 0 * r[near], up[near]), rubber)
    # The arm begins at the pivot in front of the glass, and its hook holds the joint.
    k = np.linspace(0, 1, 120)
    au = pu + (middle - 0.002) * k * np.cos(rest)
    as_ = ps - 0.012 * (1 - smooth(k, 0.7, 1.0)) + middle * k * np.sin(rest)
    high = 0.020 + 0.016 * smooth(k, 0.0, 0.30) - 0.004 * smooth(k, 0.5, 1.0)
    up = on_glass(au, as_, 1.0) - on_glass(au, as_, 0.0)
    wide = 0.0125 - 0.0065 * smooth(k, 0.20, 0.42) - 0.001 * k
    tall = 0.0075 - 0.0035 * smooth(k, 0.20, 0.42)
    sheet("arm", tube(on_glass(au, as_, high), wide * np.clip((k + 0.002) / 0.02, 0.2, 1) ** 0.5, tall, up), steel)
    a, b = np.meshgrid(np.linspace(0, 2 * np.pi, 40), np.linspace(0, 1, 12))
    cap = on_glass(pu + 0.021 * np.cos(a) * np.sqrt(1 - b**4 * 0.999), ps - 0.012 + 0.021 * np.sin(a) * np.sqrt(1 - b**4 * 0.999), -0.03 + 0.062 * b)
    sheet("cap", cap, rubber)


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 48
    for name, dirt in (("exterior-before", 1), ("exterior-after", 0)):
        surround(start(), "forest", 180)
        add_glass(dirt)
        add_frame(dirt)
        add_cowl(dirt)
        for wiper in film.WIPERS:
            add_wiper(wiper, dirt)
        add_cabin()
        add_sun((-0.70, -0.37, 0.62), 1.1, (1, 0.93, 0.82), 2.5)
        bpy.context.scene.cycles.max_bounces = 4
        bpy.context.scene.cycles.transparent_max_bounces = 6
        camera((-0.70, -0.80, 0.57), (-0.22, 0.22, 0.115), 47, aperture=9, focus=(-0.15, 0.2, 0.11))
        light = render(tuple(round(side * scale) for side in SIZE), samples, calm=True)
        save(develop(light, 0.0), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()

"""
Fallen jacaranda flowers on a wet black bonnet under trees, a third of them bruised and flat.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P jacaranda.py -- OUT [scale] [samples]

writes OUT/hero.jpg, 1600 x 900. One unit is a metre, but flowers and their places are in tens of centimetres.
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bonnet import add_bonnet
from develop import develop, save
from shapes import plain
from studio import add_mesh, camera, new_material, render, smooth, start
from surroundings import surround
from water import add_drops, ground, water

SIZE = (1600, 900)
RINGS, SPOKES = 34, 90


def rotation(axis, angle):
    a, b = [(1, 2), (2, 0), (0, 1)][axis]
    matrix = np.eye(3)
    matrix[a, a] = matrix[b, b] = np.cos(angle)
    matrix[a, b], matrix[b, a] = -np.sin(angle), np.sin(angle)
    return matrix


def flower(rng, wilt):
    """
    A trumpet of five lobes, its foot at the origin and its mouth along x: points, faces, and the share of the way along it.
    `wilt` from 0 to 1 collapses it.
    """
    t, around = np.meshgrid(np.linspace(0, 1, RINGS) ** 0.85, np.linspace(0, 2 * np.pi, SPOKES, endpoint=False), indexing="ij")
    lobe = np.abs(np.cos(2.5 * around)) ** 0.55
    size = np.array([0.95, 1.0, 1.1, 1.0, 0.95])[np.int32(np.round(around / (2 * np.pi) * 5)) % 5]
    flare = smooth(t, 0.66, 1.0)
    tube = 0.026 + 0.062 * smooth(t, 0.05, 0.62) + 0.012 * np.sin(np.pi * t)
    radius = tube + flare * (0.015 + 0.135 * lobe * size) * (1 - 0.25 * wilt)
    ripple = sum(rng.normal(0, 1) * np.sin(k * around + rng.uniform(0, 6.3)) for k in (2, 3, 7, 11)) / 2
    x = 0.40 * np.minimum(t, 0.80) + 0.055 * smooth(t, 0.6, 0.9) - 0.075 * flare**2 * lobe * (1 + 0.5 * rng.normal()) + 0.016 * ripple * flare
    radius = radius * (1 + 0.05 * ripple * t)
    y, z = radius * np.cos(around), radius * np.sin(around) * 0.86
    bend = 0.9 * x**2
    points = np.stack([x, y, z - bend], -1).reshape(-1, 3)
    crumple = np.stack([np.sin(points @ rng.normal(0, 16, 3) + rng.uniform(0, 6)) for _ in range(3)], -1)
    points = points + (0.008 + 0.020 * wilt) * crumple * np.clip(t.reshape(-1, 1) * 1.5, 0, 1)
    i = np.arange(RINGS * SPOKES).reshape(RINGS, SPOKES)
    j = np.roll(i, -1, 1)
    return points, np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4), t.ravel()


def calyx():
    """The brown cup at a flower's foot."""
    t, around = np.meshgrid(np.linspace(0, 1, 8), np.linspace(0, 2 * np.pi, 20, endpoint=False), indexing="ij")
    radius = 0.030 * np.sqrt(np.clip(t * 2.2, 0, 1)) * (1 + 0.10 * np.cos(5 * around) * t)
    points = np.stack([-0.012 + 0.045 * t, radius * np.cos(around), radius * np.sin(around)], -1).reshape(-1, 3)
    i = np.arange(160).reshape(8, 20)
    j = np.roll(i, -1, 1)
    return points, np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4)


def petal():
    """Thin and translucent: lilac lobes, a white throat inside, and brown where it is bruised."""
    material, n, output = new_material("petal")
    along, bruise = n.attribute("along"), n.attribute("bruise")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    inside = n.add("ShaderNodeNewGeometry", output="Backfacing")
    lilac = n.mix(n.noise(place, 90, 3), (0.37, 0.29, 0.72), (0.52, 0.43, 0.86))
    outside = n.mix(n.ramp(along, 0.0, 0.6), (0.30, 0.20, 0.60), lilac)
    throat = n.mix(n.ramp(along, 0.62, 0.86), (0.95, 0.92, 0.93), lilac)
    color = n.mix(inside, outside, throat)
    spots = n.math("MULTIPLY", n.ramp(n.noise(place, 140, 4), 0.40, 0.62), bruise)
    color = n.mix(spots, color, (0.14, 0.075, 0.085))
    ribs = n.add("ShaderNodeBump", {"Height": n.noise(place, 600, 4), "Distance": 0.0010, "Strength": 0.9})
    skin = n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": 0.62, "Specular": 0.18, "Sheen": 0.25, "Normal": ribs})
    through = n.add("ShaderNodeBsdfTranslucent", {"Color": color})
    n.connect(output.inputs[0], n.mix_shaders(0.42, skin, through))
    return material


def sagged(points):
    """Points above the paint, of which the lowest lie on it."""
    x, y, z = points.T
    above = z - ground(x, y) - 0.004
    return np.stack([x, y, ground(x, y) + 0.004 + 0.014 * np.logaddexp(0, above / 0.014)], -1)


def places(rng):
    """Where flowers fell: a loose drift, thicker at the right."""
    found = []
    while len(found) < 40:
        x, y = rng.uniform(-2.4, 2.5), rng.uniform(-1.3, 3.6)
        if rng.random() > 0.35 + 0.65 * np.exp(-(((x - 0.6 - 0.25 * y) / 1.2) ** 2)):
            continue
        if all(np.hypot(x - u, y - v) > 0.30 for u, v in found):
            found.append((x, y))
    return found


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 64
    surround(start(), "forest", 90)
    add_bonnet((0.0012, 0.0013, 0.0016))
    rng = np.random.default_rng(12)
    parts, brown = [], []
    for at_x, at_y in places(rng):
        wilt = rng.uniform(0.7, 1) if rng.random() < 0.33 else rng.uniform(0.1, 0.5)
        points, faces, along = flower(rng, wilt)
        # Fallen on its side, now and then on its mouth, most towards the camera; limp ones lie flat.
        pitch = rng.normal(0.10, 0.12) if rng.random() < 0.75 else rng.normal(1.1, 0.2)
        facing = rng.normal(-1.6, 0.8) if rng.random() < 0.6 else rng.uniform(0, 6.3)
        turn = rotation(2, facing) @ rotation(1, pitch) @ rotation(0, rng.uniform(0, 6.3))
        squash = np.diag([1, 1, 0.86 - 0.56 * wilt])
        foot = (squash @ turn @ calyx()[0].T).T
        points = (squash @ turn @ points.T).T
        # They sag: what would be lowest is pressed flat on the paint.
        shift = np.array([at_x, at_y, ground(at_x, at_y) - points[:, 2].min() - 0.045])
        parts.append((sagged(points + shift), faces, along, np.full(len(points), wilt)))
        brown.append((sagged(foot + shift), calyx()[1]))

    def joined(meshes):
        counts = np.cumsum([0] + [len(m[0]) for m in meshes])
        return np.concatenate([m[0] for m in meshes]), np.concatenate([m[1] + c for m, c in zip(meshes, counts)])

    values = {"along": np.concatenate([p[2] for p in parts]), "bruise": np.concatenate([p[3] for p in parts])}
    points, faces = joined(parts)
    add_mesh("flowers", points / 10, faces, petal(), values)
    points, faces = joined(brown)
    add_mesh("calyces", points / 10, faces, plain("calyx", (0.075, 0.042, 0.020), 0.6))
    add_drops(3500, 0.060, 55, 3, water())
    camera((-0.02, -0.42, 0.25), (0.03, 0.0, 0.0), 52, aperture=8, focus=(0.03, -0.02, 0.0))
    save(develop(render(tuple(round(side * scale) for side in SIZE), samples), 0.8), f"{folder}/hero.jpg")


if __name__ == "__main__":
    main()

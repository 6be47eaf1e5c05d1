"""Letters cut from film on the side of a van: their outlines, their meshes, and maps of what film leaves."""

import bpy
import cv2
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from studio import add_mesh, smooth
from van import on_skin

FONT = "/usr/share/fonts/opentype/inter/Inter-ExtraBold.otf"
THICK, OVER = 0.0002, 0.00004  # of film, and how far it is from the paint


def outlines(word, capitals, left, foot):
    """For each letter from left to right its outline (n, 2) and those of its holes."""
    text = bpy.data.curves.new("word", "FONT")
    text.body, text.font, text.fill_mode, text.resolution_u, text.space_character = word, bpy.data.fonts.load(FONT), "NONE", 24, 1.04
    mesh = bpy.data.objects.new("word", text).to_mesh()
    points = np.array([v.co[:2] for v in mesh.vertices])
    near = {}
    for a, b in (e.vertices for e in mesh.edges):
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    scale = capitals / points[:, 1].max()
    loops = []
    while near:
        loop = [next(iter(near))]
        while loop[-1] in near:
            loop.append(next((k for k in near.pop(loop[-1]) if k in near), None))
        loops.append(points[loop[:-1]] * scale + (left, foot))
    letters = []
    for loop in sorted(loops, key=lambda loop: loop[:, 0].min()):
        if letters and loop[:, 0].max() < letters[-1][0][:, 0].max():
            letters[-1].append(loop)
        else:
            letters.append([loop])
    return letters


def flat_film(rings, step):
    """A fine mesh of triangles within an outline but not in its holes: points (n, 2) and faces (m, 3), turned one way."""
    fine, edges = [], []
    for ring in rings:
        first = len(fine)
        for a, b in zip(ring, np.roll(ring, -1, 0)):
            count = max(1, int(np.linalg.norm(b - a) / step))
            fine += [a + (b - a) * i / count for i in range(count)]
        edges += [(i, i + 1) for i in range(first, len(fine) - 1)] + [(len(fine) - 1, first)]
    within = lambda p, ring: cv2.pointPolygonTest((ring * 1e4).astype(np.float32), (p[0] * 1e4, p[1] * 1e4), True) / 1e4
    inside = lambda p: min([within(p, rings[0])] + [-within(p, hole) for hole in rings[1:]])
    low, high = rings[0].min(0), rings[0].max(0)
    inner = [(x, z) for x in np.arange(low[0], high[0], step) for z in np.arange(low[1], high[1], step)]
    inner = [p for p in inner if inside(p) > step * 0.5]
    points, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in (*fine, *inner)], edges, [], 1, 1e-7)
    points, faces = np.array(points), np.array([f for f in faces])
    if len(rings) > 1:
        faces = faces[[inside(p) > 0 for p in points[faces].mean(1)]]
    a, b, c = (points[faces[:, k]] for k in range(3))
    turned = np.cross(b - a, c - a) > 0
    faces[turned] = faces[turned][:, ::-1]
    return points, faces


def add_film(rings, material, step=0.002):
    """Film on the paint, with a front, a back and an edge."""
    flat, faces = flat_film(rings, step)
    front, back = (on_skin(*flat.T, np.full(len(flat), high)) for high in (OVER + THICK, OVER))
    sides = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    known = {tuple(s) for s in sides.tolist()}
    rim = np.array([s for s in known if s[::-1] not in known])
    n = len(flat)
    wall = np.concatenate([np.stack([rim[:, 0], rim[:, 0] + n, rim[:, 1]], -1), np.stack([rim[:, 1], rim[:, 0] + n, rim[:, 1] + n], -1)])
    points = np.concatenate([front, back, front, back])
    spots = np.tile(flat, (4, 1))
    values = {"u": spots[:, 0], "v": spots[:, 1]}
    return add_mesh("film", points, np.concatenate([faces, faces[:, ::-1] + n, wall + 2 * n]), material, values)


class Map:
    """A picture of a part of the skin: its left and lower edges, its sides in metres, and pixels a metre. Row 0 is the lowest."""

    def __init__(self, corner, sides, fine, seed):
        self.corner, self.sides, self.fine = np.array(corner), sides, fine
        self.shape = int(sides[1] * fine), int(sides[0] * fine)
        self.rng = np.random.default_rng(seed)
        self.x, self.z = np.meshgrid(corner[0] + np.arange(self.shape[1]) / fine, corner[1] + np.arange(self.shape[0]) / fine)

    def cloud(self, across, along=None, turn=0.0):
        """Soft noise with a spread of 1, sizes in pixels; streaks if it is longer along."""
        side = int(np.hypot(*self.shape)) + 8
        small = max(1, int(across / 3))
        noise = self.rng.standard_normal((side // small + 2, side // small + 2)).astype(np.float32)
        noise = cv2.resize(cv2.GaussianBlur(noise, (0, 0), (along or across) / small, sigmaY=across / small), (side, side))
        spin = cv2.getRotationMatrix2D((side / 2, side / 2), turn, 1)
        noise = cv2.warpAffine(noise, spin, (side, side), borderMode=cv2.BORDER_REFLECT)[: self.shape[0], : self.shape[1]]
        return (noise - noise.mean()) / noise.std()

    def filled(self, letters):
        mask = np.zeros(self.shape, np.uint8)
        for letter in letters:
            for ring, tone in zip(letter, (255, *[0] * (len(letter) - 1))):
                cv2.fillPoly(mask, [np.round((ring - self.corner) * self.fine * 16).astype(np.int32)], tone, cv2.LINE_AA, 4)
        return mask.astype(np.float32) / 255

    def distance(self, mask):
        """From each spot of the mask to its edge, in metres."""
        return cv2.distanceTransform((mask > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / self.fine

    def runs(self, letters):
        """Thin runs where rain drew dirt down from the letters' lower edges."""
        fall = np.zeros_like(letters)
        for row in range(len(letters) - 2, -1, -1):
            fall[row] = np.maximum(fall[row + 1] * 0.9945, letters[row + 1] * (1 - letters[row]))
        narrow = smooth(self.cloud(5)[:1] + 0.8 * self.cloud(1)[:1], 0.5, 2.2)
        return (1 - letters) * fall * cv2.GaussianBlur(narrow.astype(np.float32), (0, 0), 2)

    def scraps(self, torn, smallest=260):
        """Outlines of what is torn."""
        rings = cv2.findContours(torn.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
        return [ring[::3, 0] / self.fine + self.corner for ring in rings if cv2.contourArea(ring) > smallest]

    def texture(self, n, image):
        """The map `image` of this part as nodes at the spot that is shaded: three channels."""
        spot = n.add("ShaderNodeNewGeometry", output="Position")
        parts = [n.add("ShaderNodeSeparateXYZ", {0: spot}, k) for k in (0, 2)]
        scaled = {k: n.math("DIVIDE", n.math("SUBTRACT", parts[k], self.corner[k]), self.sides[k]) for k in (0, 1)}
        left = n.add("ShaderNodeTexImage", {"Vector": n.add("ShaderNodeCombineXYZ", scaled)}, image=image, extension="CLIP", interpolation="Cubic")
        return [n.add("ShaderNodeSeparateRGB", {0: left}, k) for k in range(3)]

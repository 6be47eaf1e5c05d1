"""Meshes from arrays, and rendering with Cycles to linear light."""

import os
import subprocess
import tempfile

import bpy
import cv2
import numpy as np
from mathutils import Vector


def smooth(x, start, end):
    """From 0 at `start` to 1 at `end`, level at both."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def start():
    """An empty scene, rendered by Cycles on the processor."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.max_bounces = 6
    scene.cycles.use_denoising = False
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def add_mesh(name, points, faces, material, attributes=None):
    """A smooth mesh: points (n, 3) in metres, faces (m, 4), and values per point by name."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", np.asarray(points, np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, faces.shape[1], dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), faces.shape[1], np.int32))
    mesh.update(calc_edges=True)
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    for key, values in (attributes or {}).items():
        mesh.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.asarray(values, np.float32).ravel())
    mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return item


def grid_faces(rows, columns):
    i = np.arange(rows * columns).reshape(rows, columns)
    return np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)


def image_from(name, values):
    """A picture of linear values (height, width, 3), row 0 at the top."""
    height, width, _ = values.shape
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = values[::-1]
    image.pixels.foreach_set(pixels.ravel())
    return image


class Nodes:
    """Short names for shader nodes; inputs are sockets or values."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, output=0, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.connect(node.inputs[key], value)
        return node.outputs[output]

    def connect(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = (*value, 1) if socket.type == "RGBA" and len(value) == 3 else value

    def math(self, operation, a, b=0.0):
        return self.add("ShaderNodeMath", {0: a, 1: b}, operation=operation)

    def ramp(self, value, start, end, low=0.0, high=1.0):
        inputs = {"Value": value, "From Min": start, "From Max": end, "To Min": low, "To Max": high}
        return self.add("ShaderNodeMapRange", inputs, interpolation_type="SMOOTHSTEP")

    def mix(self, factor, a, b):
        return self.add("ShaderNodeMixRGB", {0: factor, 1: a, 2: b})

    def mix_shaders(self, factor, a, b):
        return self.add("ShaderNodeMixShader", {0: factor, 1: a, 2: b})

    def attribute(self, name):
        return self.add("ShaderNodeAttribute", output="Fac", attribute_name=name)

    def noise(self, place, scale, detail=2.0):
        return self.add("ShaderNodeTexNoise", {"Vector": place, "Scale": scale, "Detail": detail}, "Fac")


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    output = material.node_tree.nodes.new("ShaderNodeOutputMaterial")
    return material, Nodes(material.node_tree), output


def area_light(place, target, size, watts, color, seen=False):
    """A lamp that the camera doesn't see; mirrors do if it is `seen`."""
    light = bpy.data.lights.new("light", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", *size, watts, color
    item = bpy.data.objects.new("light", light)
    item.location = place
    item.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera, item.visible_glossy = False, seen
    bpy.context.scene.collection.objects.link(item)
    return item


def add_sun(direction, strength, color=(1, 0.95, 0.87), angle=0.53):
    """A sun in a direction from the scene; `angle` is how wide it is, in degrees."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, np.radians(angle), color
    item = bpy.data.objects.new("sun", light)
    item.rotation_euler = Vector(direction).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)


def camera(place, target, lens, aperture=None, focus=None):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_start = lens, 36, 0.01
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop = True, aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    item = bpy.data.objects.new("camera", data)
    item.location = place
    item.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item


def render(size, samples, denoised=True, calm=False):
    """Linear light as an array (height, width, 3). `calm` smooths what guides the denoiser, which glass makes grainy."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = False
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    file = tree.nodes.new("CompositorNodeOutputFile")
    folder = tempfile.mkdtemp()
    file.base_path = folder
    file.format.file_format, file.format.color_depth = "OPEN_EXR", "32"
    file.file_slots.clear()
    passes = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for key, name in passes.items():
        file.file_slots.new(key)
        tree.links.new(layers.outputs[name], file.inputs[key])
    bpy.ops.render.render()
    found = {key: read_exr(f"{folder}/{key}{scene.frame_current:04d}.exr") for key in passes}
    if not denoised:
        return found["color"]
    if calm:
        found = calmed(found)
    np.savez(f"{folder}/in.npz", **found)
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "denoise.py")
    subprocess.run([os.environ.get("DENOISE_PYTHON", "python3"), program, f"{folder}/in.npz", f"{folder}/out.npy"], check=True)
    return np.load(f"{folder}/out.npy")


def calmed(found):
    """The same passes, with albedo and normals smoothed where a mix of mirrored and seen-through things makes them grainy."""
    normal = found["normal"]
    spread = cv2.blur(normal**2, (7, 7)) - cv2.blur(normal, (7, 7)) ** 2
    grainy = np.clip(spread.sum(-1, keepdims=True) / 0.004 - 0.5, 0, 1)
    grainy = cv2.GaussianBlur(grainy, (0, 0), 2)[..., None]
    soft = lambda values, step: cv2.bilateralFilter(cv2.medianBlur(values, 5), 9, step, 3)
    return {**found, **{key: found[key] * (1 - grainy) + soft(found[key], step) * grainy for key, step in (("albedo", 0.3), ("normal", 1.0))}}


def read_exr(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels.reshape(height, width, 4)[::-1, :, :3]).copy()

/// Returns a layer of a class that is known only at run time, created by `init()`, as `Self()` does on Apple's systems
/// even though no class is required to have that initializer.
// swift-format-ignore: NoLeadingUnderscores
public func _madeLayer<Layer: CALayer>(_ type: Layer.Type) -> Layer { makeAtRunTime(type) }

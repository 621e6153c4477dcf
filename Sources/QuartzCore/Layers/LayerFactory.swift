/// A layer of a class that is known only when the program runs, made by `init()`, as `Self()` makes it on Apple's systems
/// although no class must have that initializer.
// swift-format-ignore: NoLeadingUnderscores
public func _madeLayer<Layer: CALayer>(_ type: Layer.Type) -> Layer {
    guard let layer = CALayer.make(type) as? Layer else { preconditionFailure("\(type) makes no layer of its class") }
    return layer
}

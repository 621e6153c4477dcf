// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
public import Foundation
import LayoutSimInertness

/// A library of functions for the graphics processor, of which none runs here.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// That of the app.
    public static let `default` = ShaderLibrary(name: "default")

    /// Returns that of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }
    /// Creates a library of the bytes of a file.
    public init(data: Data) { name = "data" }
    /// Creates a library of a file.
    public init(url: URL) { name = url.path }

    /// A function of the app's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function for the graphics processor.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
    /// The library in which it is.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String

    /// Creates a function of a library.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Returns the function with values.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A function for the graphics processor with values.
public struct Shader: Equatable, Sendable {
    /// A value for a function.
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, Sendable {
            case numbers([Double])
            case color(Color)
            case image(Image)
            case data(Data)
            case bounds
        }

        private let value: Value

        /// Returns a number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers(Double(x)) }
        /// Returns two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { numbers(Double(x), Double(y)) }
        /// Returns two numbers.
        public static func float2(_ point: CGPoint) -> Argument { numbers(Double(point.x), Double(point.y)) }
        /// Returns two numbers.
        public static func float2(_ size: CGSize) -> Argument { numbers(Double(size.width), Double(size.height)) }
        /// Returns two numbers.
        public static func float2(_ vector: CGVector) -> Argument { numbers(Double(vector.dx), Double(vector.dy)) }
        /// Returns three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            numbers(Double(x), Double(y), Double(z))
        }
        /// Returns four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            numbers(Double(x), Double(y), Double(z), Double(w))
        }
        /// Returns numbers.
        public static func floatArray(_ array: [Float]) -> Argument {
            Argument(value: .numbers(array.map { Double($0) }))
        }
        /// The rectangle of the view.
        public static var boundingRect: Argument { Argument(value: .bounds) }
        /// Returns a color.
        public static func color(_ color: Color) -> Argument { Argument(value: .color(color)) }
        /// Returns a picture.
        public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
        /// Returns bytes.
        public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }

        private static func numbers(_ numbers: Double...) -> Argument { Argument(value: .numbers(numbers)) }
    }

    /// What a function is for.
    public struct UsageType: Hashable, Sendable {
        private let name: String

        /// It fills forms.
        public static let shapeStyle = UsageType(name: "shapeStyle")
        /// It changes colors.
        public static let colorEffect = UsageType(name: "colorEffect")
        /// It moves pixels.
        public static let distortionEffect = UsageType(name: "distortionEffect")
        /// It changes pixels by others.
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// The function.
    public var function: ShaderFunction
    /// The values for the function.
    public var arguments: [Argument]
    /// Whether colors are drawn without visible steps.
    public var dithersColor = false

    /// Creates a function with values.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Prepares the function, which is nothing here.
    public func compile(as type: UsageType) async throws {}
}

extension View {
    /// Changes colors by a function, which is not drawn here.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        if isEnabled { inert(.looks, "View.colorEffect(_:isEnabled:)") }
        return self
    }
    /// Moves pixels by a function, which is not drawn here.
    nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some View
    {
        if isEnabled { inert(.looks, "View.distortionEffect(_:maxSampleOffset:isEnabled:)") }
        return self
    }
    /// Changes pixels by others with a function, which is not drawn here.
    nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some View
    {
        if isEnabled { inert(.looks, "View.layerEffect(_:maxSampleOffset:isEnabled:)") }
        return self
    }
}

extension VisualEffect {
    /// Changes colors by a function, which is not drawn here.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        if isEnabled { inert(.looks, "VisualEffect.colorEffect(_:isEnabled:)") }
        return self
    }
    /// Moves pixels by a function, which is not drawn here.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some VisualEffect
    {
        if isEnabled { inert(.looks, "VisualEffect.distortionEffect(_:maxSampleOffset:isEnabled:)") }
        return self
    }
    /// Changes pixels by others with a function, which is not drawn here.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some VisualEffect
    {
        if isEnabled { inert(.looks, "VisualEffect.layerEffect(_:maxSampleOffset:isEnabled:)") }
        return self
    }
}

extension Shader: ShapeStyle {
    /// What the function draws, which is nothing here.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        inert(.looks, in: Shader.self, "resolve(in:)")
        return .nothing
    }
}

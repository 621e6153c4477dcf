// swift-format-ignore-file: NoLeadingUnderscores

/// A part of an app's interface, described by a value.
@MainActor @preconcurrency public protocol View {
    /// The type of the view that `body` describes.
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the elements of a view; the implementation of `View` itself asks for the body.
    @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs
}

extension Never: View {
    /// A view that cannot exist has no body.
    public var body: Never { self }
}

/// A view that SwiftUI makes itself, and whose body nobody asks for.
@MainActor protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
    /// Ends the process, since only SwiftUI itself makes such views.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

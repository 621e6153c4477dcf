public import CoreGraphics

/// How a preview shows its contents.
@MainActor public struct PreviewTrait<T> {
    /// What a trait says.
    package enum Value {
        case layout(PreviewLayout)
        case orientation(UIInterfaceOrientation)
        /// A modifier of SwiftUI.
        case modifier(Any)
    }

    package let value: Value

    /// Creates a trait.
    package init(_ value: Value) { self.value = value }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The contents are centered in a container as large as the device.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.layout(.device)) }
    /// The container is as large as the contents are when they are offered the size of the device.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.layout(.sizeThatFits)) }
    /// The contents are centered in a container of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    /// The device stands upright.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.portrait)) }
    /// The device stands on its top.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(.orientation(.portraitUpsideDown))
    }
    /// The device lies with its top on the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.landscapeLeft)) }
    /// The device lies with its top on the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.landscapeRight)) }
}

// swift-format-ignore-file: NoLeadingUnderscores

import CoreGraphics
import UIKit

/// What a style comes to in an environment: something that can be drawn.
public struct _Paint: Sendable {
    /// What is drawn.
    enum Kind: Sendable {
        case color(UIColor)
        case gradient(GradientPaint)
        case material(Material)
        case glass(isClear: Bool)
        /// A picture in tiles, a part of it in unit coordinates, and its scale.
        case tiles(UIImage, part: CGRect, scale: CGFloat)
        case mesh(MeshPaint)
    }

    var kind: Kind
    /// The opacity of what is drawn, from 0 to 1.
    var opacity = 1.0
    /// How it mixes with what is behind.
    var blendMode = BlendMode.normal
    /// The shadows that it casts, in an environment.
    var shadows: [ShadowPaint] = []
    /// The rectangle for which gradients are made instead of that of the shape, in points.
    var rect: CGRect?

    init(_ kind: Kind) { self.kind = kind }

    /// Nothing.
    static var nothing: _Paint { _Paint(.color(.clear)) }

    /// The color where the paint is one, with the opacity; of gradients and others a color that stands for them.
    var color: UIColor {
        switch kind {
        case .color(let color): color.faded(by: opacity)
        case .gradient(let gradient): (gradient.stops.first?.color ?? .clear).faded(by: opacity)
        case .material, .glass: UIColor.secondaryLabel.faded(by: opacity)
        case .tiles: UIColor.label.faded(by: opacity)
        case .mesh(let mesh): (mesh.colors.first.map { UIColor(cgColor: $0.cgColor) } ?? .clear).faded(by: opacity)
        }
    }

    /// Returns the paint with its opacity multiplied.
    func faded(by opacity: Double) -> _Paint {
        var paint = self
        paint.opacity *= min(max(opacity, 0), 1)
        return paint
    }
}

/// A gradient whose colors are resolved.
struct GradientPaint: Sendable {
    /// A color at a place from 0 to 1.
    struct Stop: Sendable {
        var color: UIColor
        var location: CGFloat
    }

    /// The form of a gradient, in unit coordinates and points.
    enum Form: Sendable {
        case linear(UnitPoint, UnitPoint)
        case radial(UnitPoint, from: CGFloat, to: CGFloat)
        case elliptical(UnitPoint, from: CGFloat, to: CGFloat)
        case angular(UnitPoint, from: Angle, to: Angle)
    }

    var stops: [Stop]
    var form: Form
}

/// A shadow whose color is resolved; lengths are points.
struct ShadowPaint: Sendable {
    var color: UIColor
    var radius: CGFloat
    var offset: CGSize
    var isInner = false
}

extension Gradient {
    /// Returns the stops with colors of an environment in a level of a hierarchy; where colors mix as people see them,
    /// there are more of them.
    func resolvedStops(_ level: Int, in environment: EnvironmentValues) -> [GradientPaint.Stop] {
        let own = stops.map {
            GradientPaint.Stop(color: $0.color.level(level).uiColor(in: environment), location: $0.location)
        }
        guard colorSpace == .perceptual else { return own }
        var all = Array(own.prefix(1))
        for (first, second) in zip(own, own.dropFirst()) {
            let (from, to) = (Color.Resolved(first.color.cgColor), Color.Resolved(second.color.cgColor))
            for step in 1...8 {
                let part = CGFloat(step) / 8
                let color = UIColor(cgColor: colorSpace.mix(from, to, by: Double(part)).cgColor)
                let location = first.location + (second.location - first.location) * part
                all.append(GradientPaint.Stop(color: color, location: location))
            }
        }
        return all
    }
}

import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Structures in `NSValue`s and in texts.
@Suite struct BoxedValueTests {
    @Test func transformsAreKept() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: flat).cgAffineTransformValue == flat)
        let deep = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: deep).caTransform3DValue, deep))
        #expect(NSValue(cgPoint: .zero).cgAffineTransformValue == .identity)
    }

    @Test func textsAreReadAsTheyWereWritten() {
        let edges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
        #expect(NSCoder.string(for: edges) == "{1, 2, 3, 4.5}")
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4.5}") == edges)
        let directed = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSCoder.directionalEdgeInsets(for: NSCoder.string(for: directed)) == directed)
        let offset = UIOffset(horizontal: 1, vertical: -2)
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
        let vector = CGVector(dx: 3, dy: 4)
        #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
        let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 3)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turned)) == turned)
    }

    @Test @MainActor func aLayerTakesABoxedTransform() {
        let layer = CALayer()
        layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1)), forKey: "transform")
        #expect(layer.transform.m22 == 3)
    }

    @Test func coursesOfOneCurveAreEqual() {
        #expect(CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
        #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
    }

    @Test(arguments: [
        (UIFont.Weight.bold, UIImage.SymbolWeight.bold), (.ultraLight, .ultraLight), (.black, .black),
        (UIFont.Weight(rawValue: 0.05), .regular),
    ])
    func aFontsWeightHasASymbolsWeight(_ font: UIFont.Weight, _ symbol: UIImage.SymbolWeight) {
        #expect(font.symbolWeight() == symbol)
    }
}

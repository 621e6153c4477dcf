import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

/// What views of UIKit show.
@Suite @MainActor struct ShownTests {
    /// The views that show a view of 200 by 100 points.
    private func views(_ view: some View) -> [UIView] {
        let host = UIHostingController(rootView: view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.rootViewController = host
        window.isHidden = false
        window.layoutIfNeeded()
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return Array(all(host.view).dropFirst())
    }

    @Test func aColorIsAView() throws {
        let view = try #require(views(Color.red.frame(width: 20, height: 10)).first)
        #expect(view.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
        #expect(view.backgroundColor == UIColor.systemRed.resolvedColor(with: view.traitCollection))
    }

    @Test func aCircleIsAShapeLayer() throws {
        let view = try #require(views(Circle().stroke(.blue, lineWidth: 3)).first)
        let layer = try #require(view.layer as? CAShapeLayer)
        #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 100))
        #expect(layer.lineWidth == 3 && layer.fillColor == nil && layer.strokeColor != nil)
        #expect(layer.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func aGradientFillsAForm() throws {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let shown = views(Capsule().fill(gradient))
        let layer = try #require(shown.compactMap { $0.layer as? CAGradientLayer }.first)
        #expect(layer.startPoint == CGPoint(x: 0, y: 0.5) && layer.endPoint == CGPoint(x: 1, y: 0.5))
        #expect(layer.mask is CAShapeLayer)
    }

    @Test func aTextIsALabel() throws {
        let label = try #require(views(Text(verbatim: "Hi").font(.title).foregroundStyle(.red)).first as? UILabel)
        #expect(label.text == "Hi" && label.font.pointSize == 28)
        #expect(label.textColor == UIColor.systemRed.resolvedColor(with: label.traitCollection))
    }

    @Test func effectsHoldWhatLiesInThem() throws {
        let shown = views(Color.red.frame(width: 20, height: 10).opacity(0.5).rotationEffect(.degrees(90)))
        #expect(shown.contains { $0.alpha == 0.5 })
        let turned = try #require(shown.first { !$0.transform.isIdentity })
        #expect(abs(turned.transform.b - 1) < 1e-9)
        let clipped = views(Color.red.frame(width: 20, height: 10).cornerRadius(4))
        #expect(clipped.contains { $0.layer.cornerRadius == 4 && $0.clipsToBounds })
        #expect(views(Color.red.hidden()).contains { $0.isHidden })
    }

    @Test func masksAreOutsideOfTheView() throws {
        let shown = views(Color.red.frame(width: 20, height: 10).mask { Circle() })
        let holder = try #require(shown.first { $0.mask != nil })
        #expect(holder.subviews.count == 1)
        #expect(holder.mask?.subviews.first is PaintedView)
    }

    @Test func symbolsAreInTheColorOfTheContent() throws {
        let shown = views(Image(systemName: "star").foregroundColor(.red))
        let picture = try #require(shown.first as? UIImageView)
        #expect(picture.tintColor == UIColor.systemRed.resolvedColor(with: picture.traitCollection))
        #expect(picture.frame.width > 10)
    }

    @Test func textsInGradientsStayTexts() throws {
        let shown = views(
            Text(verbatim: "Hi").foregroundStyle(
                .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        let label = try #require(shown.first as? UILabel)
        #expect(label.text == "Hi")
        #expect(label.subviews.first?.mask is UILabel)
    }

    @Test func greaterIndexesAreInFront() {
        let shown = views(
            ZStack {
                Color.red.zIndex(1)
                Color.blue
            })
        #expect(shown.last?.backgroundColor == UIColor.systemRed.resolvedColor(with: .current))
    }
}

import Foundation
import Testing
import UIKit

/// Corners that follow the size of a view and the corners around it.
@MainActor @Suite struct CornerConfigurationTests {
    struct Case: Sendable {
        let configuration: UICornerConfiguration
        let size: CGSize
        let radius: CGFloat
        let corners: CACornerMask
    }
    private nonisolated static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    @Test(arguments: [
        Case(configuration: .capsule(), size: CGSize(width: 100, height: 40), radius: 20, corners: all),
        Case(
            configuration: .capsule(maximumRadius: 12), size: CGSize(width: 100, height: 40), radius: 12, corners: all),
        Case(configuration: .corners(radius: 8), size: CGSize(width: 100, height: 40), radius: 8, corners: all),
        Case(
            configuration: .uniformCorners(radius: .fixed(30)), size: CGSize(width: 100, height: 40), radius: 20,
            corners: all),
        Case(
            configuration: .corners(
                topLeftRadius: 6, topRightRadius: 6, bottomLeftRadius: nil, bottomRightRadius: nil),
            size: CGSize(width: 100, height: 40), radius: 6, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner]),
        Case(
            configuration: .uniformEdges(leftRadius: 5, rightRadius: 0), size: CGSize(width: 100, height: 40),
            radius: 5, corners: [.layerMinXMinYCorner, .layerMinXMaxYCorner]),
    ])
    func `the layer has the radius`(_ row: Case) {
        let view = UIView()
        view.cornerConfiguration = row.configuration
        view.frame.size = row.size
        #expect(view.layer.cornerRadius == row.radius)
        #expect(view.layer.maskedCorners == row.corners)
    }

    @Test func `a concentric corner is the container's less the distance`() {
        let (card, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        card.cornerConfiguration = .corners(radius: 30)
        button.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 4))
        card.addSubview(button)
        button.frame = CGRect(x: 10, y: 10, width: 60, height: 80)
        #expect(button.effectiveRadius(corner: .topLeft) == 20)
        button.frame.origin = CGPoint(x: 60, y: 60)
        #expect(button.layer.cornerRadius == 4)
        card.cornerConfiguration = .corners(radius: 80)
        #expect(card.layer.cornerRadius == 50)
        button.frame = CGRect(x: 12, y: 12, width: 100, height: 76)
        #expect(button.layer.cornerRadius == 38)
    }

    @Test func `views without a configuration keep their layer's radius`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.cornerRadius = 3
        view.frame.size.width = 20
        #expect(view.layer.cornerRadius == 3)
        #expect(view.effectiveRadius(corner: .bottomRight) == 3)
    }
}

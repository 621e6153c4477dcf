import Testing
import UIKit

/// Backgrounds that are more than a color.
@Suite @MainActor struct ConfiguredBackgroundTests {
    private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    private func show(_ edit: (inout UIBackgroundConfiguration) -> Void) throws -> UIView {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .red
        edit(&configuration)
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        let first = try #require(cell.subviews.first)
        first.layoutIfNeeded()
        return first
    }

    @Test func `insets leave the sides free`() throws {
        let background = try show {
            $0.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
            $0.cornerRadius = 10
        }
        #expect(background.frame == CGRect(x: 4, y: 2, width: 88, height: 42))
        #expect(cell.backgroundColor == .clear)
        #expect(background.subviews.first?.backgroundColor == .red)
        #expect(background.subviews.first?.layer.cornerRadius == 10)
        cell.frame.size.width = 200
        cell.layoutIfNeeded()
        #expect(background.frame.width == 188)
    }

    @Test func `a picture and a view of the app's lie upon the color`() throws {
        let custom = UIView()
        let background = try show {
            $0.image = UIImage(systemName: "star")
            $0.imageContentMode = .center
            $0.customView = custom
        }
        let picture = try #require(background.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        #expect(picture.contentMode == .center && picture.frame == cell.bounds)
        #expect(custom.superview === background && custom.frame == cell.bounds)
    }

    @Test func `a border stands out`() throws {
        let background = try show {
            (($0.strokeColor, $0.strokeWidth), $0.strokeOutset) = ((.blue, 2), 3)
        }
        let stroke = try #require(background.subviews.last)
        #expect(stroke.frame == CGRect(x: -3, y: -3, width: 106, height: 56))
        #expect(stroke.layer.borderWidth == 2)
    }

    @Test func `a shadow falls from the color`() throws {
        let background = try show {
            ($0.shadowProperties.opacity, $0.shadowProperties.radius) = (0.5, 4)
            $0.shadowProperties.offset = CGSize(width: 0, height: 2)
        }
        let layer = try #require(background.subviews.first?.layer)
        #expect(layer.shadowOpacity == 0.5 && layer.shadowRadius == 4 && layer.shadowOffset.height == 2)
    }

    @Test func `a plain color needs no view, and no configuration leaves none`() throws {
        _ = try show { $0.backgroundInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1) }
        cell.backgroundConfiguration = nil
        #expect(cell.subviews == [cell.contentView])
        let first = try show { _ in }
        #expect(first === cell.contentView && cell.backgroundColor == .red)
    }

    @Test func `headers of tables have them, too`() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        header.backgroundConfiguration = configuration
        header.layoutIfNeeded()
        #expect(header.subviews.first?.frame == CGRect(x: 16, y: 0, width: 68, height: 40))
    }
}

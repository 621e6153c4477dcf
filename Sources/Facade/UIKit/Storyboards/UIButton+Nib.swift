import Foundation
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimViewTree

extension UIButton {
    /// Applies the button content of a nib file.
    func take(_ content: Button, _ object: InterfaceBuilderObject?, of view: View, in bundle: Bundle?) {
        kind = ButtonType(interfaceBuilderName: object?.option("buttonType"))
        contentHorizontalAlignment =
            switch content.placement.horizontal {
            case .left: .left
            case .center: .center
            case .right: .right
            case .fill: .fill
            }
        contentVerticalAlignment =
            switch content.placement.vertical {
            case .top: .top
            case .center: .center
            case .bottom: .bottom
            case .fill: .fill
            }
        imageEdgeInsets = UIEdgeInsets(content.placement.imageInsets)
        titleEdgeInsets = UIEdgeInsets(content.placement.titleInsets)
        switch content.style {
        case .classic(let insets): takeClassic(content, insets, of: view, in: bundle)
        case .configuration(let looks): configuration = Configuration(looks, content, object, in: bundle)
        }
    }

    private func takeClassic(_ content: Button, _ insets: EdgeInsets?, of view: View, in bundle: Bundle?) {
        contentEdgeInsets = insets.map(UIEdgeInsets.init) ?? .zero
        hasContentInsets = insets != nil
        if let color = content.titleColor { setTitleColor(UIColor(color), for: .normal) }
        if let image = content.image { setImage(UIImage(image, in: bundle), for: .normal) }
        if let image = content.backgroundImage {
            setBackgroundImage(UIImage(image, in: bundle, of: view), for: .normal)
        }
        guard let title = content.title else { return }
        titleLabel?.font = UIFont(title.font, lineLeading: title.lineLeading)
        titleLabel?.lineBreakMode = NSLineBreakMode(title.lineBreakMode)
        if !title.runs.isEmpty {
            setAttributedTitle(NSAttributedString(title), for: .normal)
        } else if !title.text.isEmpty {
            setTitle(title.text, for: .normal)
        }
    }
}

extension UIButton.ButtonType {
    fileprivate init(interfaceBuilderName name: String?) {
        switch name {
        case nil, "custom": self = .custom
        case "detailDisclosure": self = .detailDisclosure
        case "infoLight": self = .infoLight
        case "infoDark": self = .infoDark
        case "contactAdd": self = .contactAdd
        case "close": self = .close
        default: self = .system
        }
    }
}

extension UIButton.Configuration.TitleAlignment {
    fileprivate init(interfaceBuilderName name: String?) {
        switch name {
        case "leading": self = .leading
        case "center": self = .center
        case "trailing": self = .trailing
        default: self = .automatic
        }
    }
}

extension UIButton.Configuration {
    fileprivate init(
        _ looks: Button.Configuration, _ content: Button, _ object: InterfaceBuilderObject?, in bundle: Bundle?
    ) {
        switch looks.background {
        case .plain: self = .plain()
        case .gray: self = .gray()
        case .tinted: self = .tinted()
        case .filled: self = .filled()
        }
        if let size = object?.objects["configuration"]?.option("buttonSize").flatMap(Button.Configuration.Size.init) {
            buttonSize = Size(size)
        }
        let insets = looks.contentInsets
        contentInsets = NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        imagePlacement =
            switch looks.imagePlacement {
            case .leading: .leading
            case .trailing: .trailing
            case .top: .top
            case .bottom: .bottom
            }
        imagePadding = CGFloat(looks.imagePadding)
        baseBackgroundColor = looks.baseBackgroundColor.map { UIColor($0) }
        baseForegroundColor = content.titleColor.map { UIColor($0) }
        background.backgroundColor = looks.backgroundColor.map { UIColor($0) }
        if looks.isCapsule { cornerStyle = .capsule }
        if let radius = looks.cornerRadius { background.cornerRadius = CGFloat(radius) }
        showsActivityIndicator = looks.showsActivityIndicator
        image = content.image.map { UIImage($0, in: bundle) }
        if let text = content.subtitle {
            var styled = AttributedString(text.text)
            styled.uiKit.font = UIFont(text.font, lineLeading: text.lineLeading)
            attributedSubtitle = styled
            titlePadding = CGFloat(text.padding)
            titleAlignment = TitleAlignment(
                interfaceBuilderName: object?.objects["configuration"]?.option("titleAlignment"))
        }
        guard let text = content.title else { return }
        var styled = AttributedString(text.text)
        styled.uiKit.font = UIFont(text.font, lineLeading: text.lineLeading)
        attributedTitle = styled
        if text.text.isEmpty { fileFont = UIFont(text.font, lineLeading: text.lineLeading) }
    }
}

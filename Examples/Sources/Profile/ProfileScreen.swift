import LayoutSim

/// A profile: initials in a circle, the name, the description, and a follow button at the bottom.
public enum ProfileScreen {
    /// Returns the screen on a device, with the user's text size.
    public static func screen(
        _ member: Member, on viewport: Viewport, contentSize: ContentSizeCategory = .large
    ) throws(ScreenError) -> Screen {
        let parts = Parts(member, isLow: viewport.verticalSizeClass == .compact, contentSize: contentSize)
        let view = View(
            "view", backgroundColor: .white, subviews: [parts.avatar, parts.name, parts.about, parts.follow])
        return try Screen(
            name: "profile", viewport: viewport, root: view,
            constraints: parts.column(in: view) + parts.avatarConstraints(in: view) + parts.sides(in: view),
            navigationBar: NavigationBar(title: "Profile"))
    }
}

/// The views of the screen.
private struct Parts {
    var avatar: View
    var initials: View
    var name: View
    var about: View
    var follow: View
    /// The diameter of the circle and the distances between the parts, in points; smaller on a phone in landscape.
    var diameter: Double
    var gap: Double

    init(_ member: Member, isLow: Bool, contentSize: ContentSizeCategory) {
        diameter = isLow ? 48 : 96
        gap = isLow ? 8 : 16
        initials = View.label(
            "initials",
            TextContent(member.initials, font: .system(size: diameter * 0.35, weight: .medium)), color: .white)
        avatar = View("avatar", backgroundColor: Color(hex: 0x5B6C8F), subviews: [initials])
        avatar.cornerRadius = diameter / 2
        name = View.label("name", TextContent(member.name, style: .title2, at: contentSize, alignment: .center))
        name.compressionResistance.vertical = .required
        about = View.label(
            "about", TextContent(member.about, style: .body, at: contentSize, alignment: .center),
            color: Color(hex: 0x555555))
        follow = View.label(
            "follow", TextContent("Follow", style: .headline, at: contentSize, alignment: .center), color: .white)
        follow.backgroundColor = Color(hex: 0x2F6FDE)
        follow.cornerRadius = 10
        follow.clipsToBounds = true
    }

    func column(in view: View) -> [Constraint] {
        [
            avatar.topAnchor.constraint(equalTo: view.topLayoutGuide.bottomAnchor, constant: gap),
            name.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: gap),
            about.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
            follow.topAnchor.constraint(greaterThanOrEqualTo: about.bottomAnchor, constant: gap),
            view.bottomLayoutGuide.topAnchor.constraint(equalTo: follow.bottomAnchor, constant: gap),
            follow.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            follow.heightAnchor.constraint(equalToConstant: 50).withPriority(250),
        ]
    }

    func avatarConstraints(in view: View) -> [Constraint] {
        [
            avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
            avatar.heightAnchor.constraint(equalToConstant: diameter),
            initials.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
            initials.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
        ]
    }

    func sides(in view: View) -> [Constraint] {
        [name, about, follow].flatMap { part in
            [
                part.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ]
        }
    }
}
